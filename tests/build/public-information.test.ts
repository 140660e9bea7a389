import { describe, expect, it } from 'vitest';
import { recognitionStatuses } from '../../src/features/recognition/schema.ts';
import { formatHours } from '../../src/i18n/format.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { published } from '../../src/i18n/published.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { nursingArticle, readYaml, recordFiles } from '../content.ts';
import { pages } from './site.ts';

type Status = (typeof recognitionStatuses)[number];

interface Recognition {
  order: number;
  firstIn?: Locale[];
  country: Record<Locale, string>;
  programmes: Record<Locale, string>;
  diploma: { status: Status };
  online: { status: Status };
}

interface Degree {
  offered: Record<Locale, string>;
  when?: {
    kind?: Record<Locale, string>;
    time: Record<Locale, string>;
    event: Record<Locale, string>;
  };
  duration: Record<Locale, string>;
  exams?: Record<Locale, string>;
  sources: { url: string }[];
}

const home = readYaml<Recognition>('recognition', 'uzbekistan.yaml');
const answers = recordFiles('recognition')
  .map((file) => readYaml<Recognition>('recognition', file))
  .toSorted((a, b) => a.order - b.order);

const pageAt = (path: string) => {
  const page = pages.find((built) => built.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page.$;
};

/** The text of the first match, without the hints for screen readers and with single spaces. */
const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(locales)('in %s', (locale) => {
  const t = translator(locale);
  const $ = pageAt(href('licence', locale));
  const countries = $('#countries details')
    .toArray()
    .map((country) => $(country));

  const own = answers.filter(({ firstIn }) => firstIn?.includes(locale));
  const others = recognitionStatuses.flatMap((status) =>
    answers.filter((answer) => answer.diploma.status === status && !own.includes(answer)),
  );

  it('lists the countries of the language’s readers, then the others below their answer', () => {
    const shown = countries.map((country) => {
      const line = country.find('summary');
      const online = clean(line.text()).split(`${published(t('recognition.online'))}: `)[1];
      const heading = country.closest('[data-recognition]').find('h3');
      const answer = clean((heading.length > 0 ? heading : line.find('strong').next()).text());
      return {
        country: clean(line.find('strong').clone().children('[data-sample]').remove().end().text()),
        answer,
        online,
      };
    });
    const expected = [...own, ...others].map(({ country, diploma, online }) => ({
      country: country[locale] ?? country.uz,
      answer: published(t(`recognition.${diploma.status}`)),
      online:
        online.status === 'notKnown'
          ? undefined
          : t(`recognition.${online.status}`).toLocaleLowerCase(locale),
    }));
    expect(new Set(expected.map(({ answer }) => answer)).size).toBeGreaterThan(2);
    expect(shown).toEqual(expected);
    expect($('#countries').text()).toContain(published(t('recognition.unlisted')));
  });

  it('opens the country of a language whose readers have only one', () => {
    const open = countries.map((country) => country.attr('open') !== undefined);
    expect(open).toEqual(answers.map((_, index) => index === 0 && own.length === 1));
  });

  it('names the source of each answer and the day it was checked', () => {
    for (const country of countries) {
      expect(country.find('a[href^="http"]').length).toBeGreaterThan(0);
      expect(clean(country.text())).toMatch(/\b20\d\d\b/);
    }
  });

  it('has the answer and a telephone in the aside, and the way to the countries in the bar', () => {
    const aside = $('aside[data-facts]');
    const here = aside.find('dd').first().clone();
    expect(clean(here.find('small').remove().text())).toBe(home.programmes[locale]);
    expect(clean(here.text())).toBe(t('recognition.recognised'));
    expect(clean($('nav a.button--call[href="#countries"]').text())).toBe(t('recognition.find'));
    expect(aside.find('a[href^="tel:"]').length).toBe(1);
  });

  it('has the licence and the accreditation below the countries', () => {
    const names = $('#countries ~ #papers dt')
      .toArray()
      .map((name) => clean($(name).text()));
    expect(names).toEqual(
      expect.arrayContaining([t('credential.licence'), t('credential.accreditation')]),
    );
  });

  it('links recognition and verification to each other, and from where readers look for it', () => {
    const licence = href('licence', locale);
    expect($(`main a[href="${href('connect', locale)}"]`).length).toBeGreaterThan(0);
    const from = [
      href('connect', locale),
      href('about', locale),
      href('newsItem', locale, nursingArticle),
    ];
    for (const path of from) {
      expect(pageAt(path)(`main a[href="${licence}"]`).length, path).toBeGreaterThan(0);
    }
  });

  it('says on the page about privacy how long forms are kept, and whom to call', () => {
    const aside = pageAt(href('privacy', locale))('aside[data-facts]');
    expect(aside.find('.figure').text()).toContain(t('privacy.term'));
    expect(aside.find('a[href^="tel:"]').length).toBe(1);
  });

  it('has the button of the accessibility panel on the page about accessibility', () => {
    const aside = pageAt(href('accessibility', locale))('aside[data-facts]');
    expect(clean(aside.find('button[data-preferences]').text())).toBe(t('panel.title'));
  });

  it('gives the trust line’s telephone, mail and hours before the policy', () => {
    const aside = pageAt(href('antiCorruption', locale))('aside[data-facts]');
    expect(aside.find('a[href^="tel:"]').length).toBe(1);
    expect(aside.find('dl a[href^="mailto:"]').length).toBe(1);
    const { hours } = readYaml<{ hours: { opens: string; closes: string }[] }>(
      'trust-line',
      'university.yaml',
    );
    for (const { opens, closes } of hours) {
      expect(aside.text()).toContain(formatHours(opens, closes, locale));
    }
  });

  it('answers what is open after the bachelor’s degree, and states admission and sources', () => {
    const degrees = pageAt(href('postgraduate', locale));
    const facts = degrees('aside[data-facts]');
    const sections = degrees('main section:has(dl)').toArray();
    expect(sections).toHaveLength(recordFiles('degrees').length);
    for (const section of sections) {
      const id = section.attribs['id'];
      const degree = readYaml<Degree>('degrees', `${id}.yaml`);
      const { offered, when, duration, exams, sources } = degree;
      const known = when ? [when.time, when.event, when.kind ?? duration] : [offered, duration];
      const shown = facts.text().replaceAll('\u00a0', ' ');
      for (const fact of known) expect(shown).toContain(fact[locale] ?? fact.uz);
      expect(degrees(section).text()).toContain(offered[locale] ?? offered.uz);
      expect(degrees(section).find('dt').length).toBe(exams ? 4 : 3);
      for (const { url } of sources) expect(degrees(`a[href="${url}"]`)).toHaveLength(1);
    }
  });
});
