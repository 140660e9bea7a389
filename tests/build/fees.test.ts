import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { currenciesFor } from '../../src/content-types/fee-range.ts';
import type { Currency } from '../../src/content-types/fee-year.ts';
import { formatNumber, formatRange } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { content, entriesOf, readYaml } from '../content.ts';
import { nodesOf } from './graphs.ts';
import { type BuiltPage, dist, pages } from './site.ts';

interface Amounts {
  amount: number;
  foreign?: number;
}
interface Fees {
  academicYear: string;
  courses: (Amounts & { course: number })[];
  programmes: (Amounts & { programme: string })[];
}

/** The due year, and the next, in which some fees are known. */
const [due, next] = ['2026-2027.yaml', '2999-3000.yaml'].map((file) =>
  readYaml<Fees>('fees', file),
) as [Fees, Fees];
const feesIn = ({ courses, programmes }: Fees): Amounts[] => [...courses, ...programmes];
const fees = feesIn(due);
const programmes =
  entriesOf('courses').length + readdirSync(join(content, 'nursing-programmes')).length;
const { phones } = readYaml<{ phones: { number: string; admission?: boolean }[] }>(
  'contact',
  'university.yaml',
);
const phone = `a[href="tel:${phones.find(({ admission }) => admission)?.number}"]`;

const pageAt = (path: string) => pages.find((page) => page.path === path) as BuiltPage;
/** The number in a text, `16,5 mln soʻm` or `$2,100`; NaN if there is none. */
const numberIn = (text: string) =>
  Number.parseFloat(
    text
      .replace(/(?<=\d)[\s,.](?=\d{3})/g, '')
      .replace(',', '.')
      .replace(/^\D+/, ''),
  );
const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

describe.each(locales)('%s: the page of fees', (locale) => {
  const { $ } = pageAt(localizedPath('/fees', locale));
  const rows = $('table tr:has(> th[scope=row])').toArray();

  const t = translator(locale);
  const currencies = currenciesFor(locale);
  const amountsIn = (year: Fees, currency: Currency) =>
    ascending(
      feesIn(year).flatMap(({ amount, foreign }) =>
        currency === 'UZS' ? amount / 1e6 : (foreign ?? []),
      ),
    );
  const rangeIn = (year: Fees, currency: Currency) => {
    const amounts = amountsIn(year, currency);
    return formatRange(amounts[0] ?? 0, amounts.at(-1) ?? 0, locale);
  };

  it('lists every programme with a link, and its fees of both years, citizens’ in millions', () => {
    expect(rows).toHaveLength(programmes);
    expect(rows.filter((row) => $(row).find('th a[href]').length === 1)).toEqual(rows);
    const shown = rows.map((row) =>
      $(row)
        .find('td')
        .toArray()
        .map((cell) => ($(cell).find(phone).length > 0 ? Number.NaN : numberIn($(cell).text()))),
    );
    const known = (column: number) =>
      ascending(shown.flatMap((cells) => cells[column] ?? []).filter((fee) => !Number.isNaN(fee)));
    const columns = currencies.flatMap((currency) =>
      [due, next].map((year) => amountsIn(year, currency)),
    );
    expect(columns.map((_, index) => known(index))).toEqual(columns);
  });

  it('says above the fees whose and of which year they are', () => {
    const heads = $('table')
      .first()
      .find('thead th')
      .toArray()
      .map((head) => $(head).text().trim());
    const whose = currencies.flatMap((currency) =>
      [due, next].map(({ academicYear }) => `${t(`fee.who.${currency}`)}, ${academicYear}`),
    );
    expect(heads).toEqual([t('fee.programme'), ...whose]);
  });

  it('gives the telephone instead of a fee that isn’t known', () => {
    const unknown = rows.filter((row) => $(row).find(phone).length > 0);
    expect(unknown).toHaveLength(programmes - fees.length);
    expect(unknown.length).toBeGreaterThan(0);
  });

  it('begins with the lowest and the highest fee of the due year and the telephone', () => {
    const facts = $('[data-facts]');
    const home = pageAt(localizedPath('/', locale)).$('[data-answer=cost]').text();
    const ranges = currencies.map((currency) => rangeIn(due, currency));
    for (const text of [facts.text(), home]) {
      const places = ranges.map((range) => text.indexOf(range));
      expect(places).not.toContain(-1);
      expect(places).toEqual(ascending(places));
    }
    expect(home).toContain(due.academicYear);
    expect(home).not.toContain(next.academicYear);
    expect(facts.find(phone)).toHaveLength(1);
  });

  it('has both nationalities’ fees wherever one is, dollars first in Turkish and English', () => {
    const [course] = due.courses;
    const texts = currencies.map((currency) =>
      currency === 'UZS'
        ? formatNumber((course?.amount ?? 0) / 1e6, locale)
        : formatNumber(course?.foreign ?? 0, locale),
    );
    expect(currencies[0]).toBe(['tr', 'en'].includes(locale) ? 'USD' : 'UZS');
    for (const [path, fees] of [
      ['/course/1', 'main aside dl'],
      ['/about-course/1', 'main aside dl'],
      ['/courses', 'main article:has(a[href$="/course/1"]) .fees'],
      ['/', 'main article:has(a[href$="/course/1"]) .fees'],
      ['/admission/1', 'main article:has(a[href$="/course/1"]) .fees'],
    ] as const) {
      const shown = pageAt(localizedPath(path, locale)).$(fees).first().text();
      const places = texts.map((text) => shown.indexOf(text));
      expect(places, path).not.toContain(-1);
      expect(places, path).toEqual(ascending(places));
    }
    for (const path of ['/admission', '/admission/1']) {
      const aside = pageAt(localizedPath(path, locale)).$('aside[data-facts]').text();
      for (const currency of currencies) {
        expect(aside, path).toContain(t(`fee.of.${currency}`, { year: due.academicYear }));
      }
    }
  });

  it('links to a specimen contract in the language: two pages, tagged, with its title', async () => {
    const href = $('a[href$=".pdf"]').attr('href') ?? '';
    const file = readFileSync(join(dist, href));
    expect(file.length).toBeLessThanOrEqual(40_000);
    const pdf = await getDocumentProxy(new Uint8Array(file));
    const { info } = await pdf.getMetadata();
    expect(pdf.numPages).toBe(2);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(info).toMatchObject({ Language: locale, Title: expect.stringMatching(/\(.+\)$/) });
  });

  it('is where courses lead with their fees, or else to the telephone', () => {
    const links = entriesOf('courses').map(({ id }) => {
      const course = pageAt(localizedPath(`/course/${id}`, locale));
      const target = `a[href="${localizedPath('/fees', locale)}"], ${phone}`;
      return course.$(`main dl`).find(target).attr('href');
    });
    expect(links.filter((link) => link === localizedPath('/fees', locale))).toHaveLength(
      due.courses.length,
    );
    expect(links).not.toContain(undefined);
  });

  it('has the fees of two years on a course’s page and among its structured data', () => {
    const course = pageAt(localizedPath('/course/1', locale));
    const labels = course.$('main dl').find(`a[href="${localizedPath('/fees', locale)}"]`);
    const shown = labels.toArray().map((label) => numberIn(course.$(label).text()));
    const ofCourse = [due, next].flatMap(({ courses: [first] }) =>
      currencies.map((each) => (each === 'UZS' ? (first?.amount ?? 0) / 1e6 : first?.foreign)),
    );
    expect(shown).toEqual(ofCourse);
    const names = nodesOf(course, 'Offer').map(({ name }) => `${name}`);
    expect(names.map((name) => name.slice(-9))).toEqual(
      [due, due, next, next].map(({ academicYear }) => academicYear),
    );
  });

  it('on an admission’s page counts a next year only if all its programmes have a fee', () => {
    const factsOf = (id: number) =>
      pageAt(localizedPath(`/admission/${id}`, locale))
        .$('aside[data-facts]')
        .text();
    const nameIn = ({ academicYear: year }: Fees) => t('fee.of.UZS', { year });
    // Courses 1 and 2, of which the next year has one, and courses 1 and 3, of which no year has the latter.
    expect(factsOf(1)).toContain(nameIn(due));
    expect(factsOf(1)).not.toContain(nameIn(next));
    expect(factsOf(3)).toContain(nameIn(due));
    expect(factsOf(3)).toContain(nameIn(next));
  });
});
