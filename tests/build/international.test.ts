import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currenciesFor } from '../../src/content-types/fee-range.ts';
import type { Currency, Fee, ProgrammeKey } from '../../src/content-types/fee-year.ts';
import { budgetOf } from '../../src/features/international/budget.ts';
import { formatDate, formatNumber, formatRange } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { readYaml, recordFiles } from '../content.ts';
import { dist, pages } from './site.ts';

interface International {
  costs: { amount: number; currency: Currency; times: number }[];
  rate: { soum: number; day: Date };
  messenger: { url: string };
}
interface Fees {
  academicYear: string;
  courses: { course: number; amount: number; foreign?: number }[];
  programmes: { programme: string; amount: number; foreign?: number }[];
  dormitory: { perMonth: number; months: number };
}

const { costs, rate, messenger } = readYaml<International>('international', 'international.yaml');
const fees = readYaml<Fees>('fees', '2026-2027.yaml');
const { academicYear } = fees;
const email = 'mailto:international@example.uz';
const budget = budgetOf(
  {
    fees: new Map<ProgrammeKey, Fee>([
      ...fees.courses.map((fee) => [fee.course, { ...fee, academicYear }] as const),
      ...fees.programmes.map((fee) => [fee.programme, { ...fee, academicYear }] as const),
    ]),
    dormitory: fees.dormitory,
  },
  costs,
  rate.soum,
);

describe.each(locales)('%s', (locale) => {
  const t = translator(locale);
  const own = href('international', locale);
  const at = (path: string) => {
    const page = pages.find((page) => page.path === path);
    if (!page) throw new Error(`There is no page at ${path}`);
    return page.$;
  };
  const $ = at(own);

  it('computes the budget of a year from the fees, the hall and the other costs', () => {
    const rows = $('[data-budget] tr:has(td)')
      .toArray()
      .map((row) =>
        $(row)
          .find('td')
          .toArray()
          .map((cell) => $(cell).text().trim()),
      );
    const { fee, dormitory, total } = budget;
    const expected = [fee, dormitory, ...budget.costs.map(({ both }) => both), total].map((both) =>
      currenciesFor(locale).map((currency) => {
        const { lowest, highest } = both?.[currency] ?? { lowest: 0, highest: 0 };
        const unit = currency === 'UZS' ? 1e6 : 1;
        return formatRange(lowest / unit, highest / unit, locale);
      }),
    );
    expect(rows).toEqual(expected);
    const note = $('#budget').text();
    expect(note).toContain(formatNumber(rate.soum, locale));
    expect(note).toContain(formatDate(rate.day, locale));
  });

  it('says where scans go and whom to ask', () => {
    expect($(`#scans a[href="${email}"]`)).toHaveLength(1);
    expect($(`aside[data-facts] .facts a[href="${email}"]`)).toHaveLength(1);
    expect($(`aside[data-facts] a[href="${messenger.url}"]`)).toHaveLength(1);
  });

  it('gives each rule of the state its anchor, sources and the day they were checked', () => {
    for (const file of recordFiles('state-rules')) {
      const rule = $(`#${file.replace('.yaml', '')}`);
      expect(rule.find('a[rel]').length, file).toBeGreaterThan(0);
      expect(rule.text(), file).toContain(formatDate(new Date('2026-02-01'), locale));
    }
  });

  it('is in the menu below admission, and in the sitemap', () => {
    const home = at(localizedPath('/', locale));
    const group = home(`header a[href="${own}"]`).closest('details, li:has(> ul), div');
    expect(group.find(`a[href="${href('fees', locale)}"]`).length).toBeGreaterThan(0);
    const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
    const listed = sitemap.matchAll(/<loc>([^<]+)<\/loc>/g).map(([, url = '']) => url);
    expect([...listed].filter((url) => new URL(url).pathname === own)).toHaveLength(1);
  });

  it('is where admissions, fees’ readers and the office lead applicants from abroad', () => {
    const scans = `main a[href="${own}#scans"]`;
    for (const id of [1, 2, 3, 4]) {
      const page = at(href('admission', locale, { id }));
      expect(page(scans), `admission ${id}`).toHaveLength(1);
      expect(page(`main a[href^="${href('contact', locale)}?topic"]`)).toHaveLength(0);
    }
    expect(at(href('admissions', locale))(`aside a[href="${own}"]`)).toHaveLength(1);
    const home = at(localizedPath('/', locale))(`[data-answer=cost] a[href="${own}"]`);
    expect(home).toHaveLength(currenciesFor(locale)[0] === 'USD' ? 1 : 0);
  });

  it('says how programmes of some months are billed', () => {
    const text = readYaml<{ partYear: Record<string, string> }>('fees', '2026-2027.yaml').partYear;
    const nursing = at(href('fees', locale))('[data-part-year]').text();
    expect(nursing).toContain('ABSN.');
    expect(nursing).toContain(text[locale]);
    expect(at(href('fees', locale)).text()).toContain(t('nursing.difference'));
  });
});
