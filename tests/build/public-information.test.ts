import { describe, expect, it } from 'vitest';
import { recognitionStatuses } from '../../src/collections/recognition/schema.ts';
import { locales } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { nursingArticle } from '../../src/routing/routes.ts';
import { pages } from './site.ts';

const pageAt = (path: string) => {
  const page = pages.find((built) => built.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page.$;
};

/** The text of the first match, without the hints for screen readers and with single spaces. */
const clean = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(locales)('in %s', (locale) => {
  const t = translator(locale);
  const statuses = recognitionStatuses.map((status) => t(`recognition.${status}`));
  const $ = pageAt(href('licence', locale));
  const countries = $('#countries details')
    .toArray()
    .map((country) => $(country));

  it('answers in words for each country, for online study too', () => {
    expect(countries.length).toBeGreaterThanOrEqual(13);
    for (const country of countries) {
      const line = country.find('summary');
      expect(statuses).toContain(clean(line.find('[data-recognition]').text()));
      const online = clean(line.text()).split(`${t('recognition.online')}: `)[1];
      expect(statuses).toContain(online);
    }
  });

  it('names the source of each answer and the day it was checked', () => {
    for (const country of countries) {
      expect(country.find('a[href^="http"]').length).toBeGreaterThan(0);
      expect(clean(country.text())).toMatch(/2026/);
    }
  });

  it('has the answer, the licence, the accreditation and a telephone in the aside', () => {
    const aside = $('aside[data-facts]');
    const names = aside
      .find('dt')
      .toArray()
      .map((name) => clean($(name).text()));
    expect(names).toEqual(
      expect.arrayContaining([t('credential.licence'), t('credential.accreditation')]),
    );
    expect(clean(aside.find('dd').first().text())).toBe(t('recognition.recognised'));
    expect(aside.find('a[href^="tel:"]').length).toBe(1);
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

  it('gives the trust line’s telephone, mail and hours before the policy', () => {
    const aside = pageAt(href('antiCorruption', locale))('aside[data-facts]');
    expect(aside.find('a[href^="tel:"]').length).toBe(1);
    expect(aside.find('a[href^="mailto:"]').length).toBe(1);
    expect(aside.text()).toContain('09:00–18:00');
  });

  it('states length, admission and source of each study after the bachelor’s degree', () => {
    const degrees = pageAt(href('postgraduate', locale));
    const sections = degrees('main section:has(dl)').toArray();
    expect(sections).toHaveLength(4);
    for (const section of sections) {
      expect(degrees(section).find('dt').length).toBe(5);
      expect(degrees(section).find('a[href^="http"]').length).toBeGreaterThan(0);
    }
  });
});
