import { describe, expect, it } from 'vitest';
import { tashkentDate } from '../../src/calendar/tashkent.ts';
import { academicYearOf } from '../../src/content-types/academic-year.ts';
import { formatHours, formatNumber, formatPeriod, formatPhone } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import type { TextRoute } from '../../src/routing/routes.ts';
import { readYaml, recordFiles } from '../content.ts';
import { pages } from './site.ts';

interface Dormitory {
  phone: string;
  places: number;
  applications: { from: Date; to: Date };
}
interface Fees {
  academicYear: string;
  dormitory: { perMonth: number; months: number };
}
interface StudentLink {
  order: number;
  page?: string;
  service?: string;
}
interface Person {
  rector?: boolean;
  phone: string;
  reception: { from: 'mon'; opens: string; closes: string }[];
}

const settings = readYaml<Record<string, string>>('settings', 'site.yaml');

describe.each(locales)('%s', (locale) => {
  const t = translator(locale);
  const pageAt = (route: TextRoute) => {
    const page = pages.find(({ path }) => path === href(route, locale));
    if (!page) throw new Error(`There is no page of ${route}`);
    return page.$;
  };
  const factsOf = (route: TextRoute) => pageAt(route)('aside[data-facts]').text();

  it('the hall of residence leads with its price, places, dates and telephone', () => {
    const { phone, places, applications } = readYaml<Dormitory>('dormitory', 'dormitory.yaml');
    const facts = factsOf('dormitory');
    for (const file of recordFiles('fees')) {
      const { academicYear, dormitory } = readYaml<Fees>('fees', file);
      const { perMonth, months } = dormitory;
      expect(facts).toContain(t('dormitory.month', { year: academicYear }));
      expect(facts).toContain(formatNumber(perMonth, locale));
      expect(facts).toContain(formatNumber(perMonth * months, locale));
    }
    expect(facts).toContain(`${places}`);
    expect(facts).toContain(formatPeriod(applications.from, applications.to, locale));
    expect(pageAt('dormitory')('aside[data-facts] a').attr('href')).toBe(`tel:${phone}`);
  });

  it('the rector’s reception leads with the time to an answer, the hours and the telephone', () => {
    const { phone, reception } = readYaml<Person>('staff', 'rector', 'index.uz.md');
    const facts = factsOf('reception');
    expect(facts).toContain(t('reception.days'));
    expect(facts).toContain(t('reception.month'));
    expect(facts).toContain(formatPhone(phone));
    for (const { from, opens, closes } of reception) {
      expect(facts).toContain(`${t(`day.${from}`)} ${formatHours(opens, closes, locale)}`);
    }
  });

  it('the students’ page begins with its links, to services and pages', () => {
    const expected = recordFiles('student-links')
      .map((file) => readYaml<StudentLink>('student-links', file))
      .toSorted((a, b) => a.order - b.order)
      .map(({ page, service }) =>
        service ? settings[service] : localizedPath(page ?? '', locale),
      );
    const $ = pageAt('students');
    const links = $('main .page-grid > :first-child a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(expected.length).toBeGreaterThan(5);
    expect(links).toEqual(expected);
  });

  it('the students’ calendar stands beside the text, and the staff’s account after it', () => {
    const $ = pageAt('students');
    expect($('aside[data-facts] #calendar [data-opens]').length).toBeGreaterThan(2);
    expect($('#calendar h2').text()).toContain('2026-2027');
    expect($('main .body a').last().attr('href')).toBe(settings['staffCabinet']);
  });

  it('the contact page says who else helps before the form, and what to write at its message', () => {
    const section = pageAt('contact')('#form');
    expect(section.find('.prose').length).toBe(1);
    expect(section.find('.prose ~ [data-page-form] form').length).toBe(1);
    const hint = section.find('textarea').attr('aria-describedby')?.split(' ')[0];
    expect(section.find(`#${hint}`).text()).toContain('2023/2024');
  });

  it('the list of all ways names each telephone and address once', () => {
    const $ = pageAt('connect');
    const links = $('main :is(a[href^="tel:"], a[href^="mailto:"])')
      .not('[data-facts] a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(links.length).toBeGreaterThan(15);
    expect(new Set(links).size).toBe(links.length);
  });

  it('the contact page names both academic years', () => {
    const text = pageAt('contact')('main').text();
    expect(text).toContain('2023/2024');
    expect(text).toContain(academicYearOf(tashkentDate(new Date())));
  });
});
