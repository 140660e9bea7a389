import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { formatRange } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { content, entriesOf, readYaml } from '../content.ts';
import { type BuiltPage, dist, pages } from './site.ts';

interface Programme {
  fee?: { amount: number; foreign?: { amount: number } };
}

const programmes = [
  ...entriesOf('courses').map(({ id, slug }) =>
    readYaml<Programme>('courses', `${id}-${slug}`, 'index.uz.md'),
  ),
  ...readdirSync(join(content, 'nursing-programmes')).map((file) =>
    readYaml<Programme>('nursing-programmes', file),
  ),
];
const fees = programmes.flatMap(({ fee }) => fee ?? []);
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

  it('lists every programme with a link, and both of its fees, citizens’ in millions', () => {
    expect(rows).toHaveLength(programmes.length);
    expect(rows.filter((row) => $(row).find('th a[href]').length === 1)).toEqual(rows);
    const shown = rows.map((row) =>
      $(row)
        .find('td')
        .toArray()
        .map((cell) => ($(cell).find(phone).length > 0 ? Number.NaN : numberIn($(cell).text()))),
    );
    const known = (column: number) =>
      ascending(shown.flatMap((cells) => cells[column] ?? []).filter((fee) => !Number.isNaN(fee)));
    expect(known(0)).toEqual(ascending(fees.map(({ amount }) => amount / 1e6)));
    expect(known(1)).toEqual(ascending(fees.flatMap(({ foreign }) => foreign?.amount ?? [])));
  });

  it('says above the fees whose they are', () => {
    const t = translator(locale);
    const heads = $('table')
      .first()
      .find('thead th')
      .toArray()
      .map((head) => $(head).text());
    expect(heads).toEqual([t('fee.programme'), t('fee.citizens'), t('fee.foreigners')]);
  });

  it('gives the telephone instead of a fee that isn’t known', () => {
    const unknown = rows.filter((row) => $(row).find(phone).length > 0);
    expect(unknown).toHaveLength(programmes.length - fees.length);
    expect(unknown.length).toBeGreaterThan(0);
  });

  it('begins with the lowest and the highest fee and the telephone', () => {
    const amounts = ascending(fees.map(({ amount }) => amount / 1e6));
    const facts = $('[data-facts]');
    expect(facts.text()).toContain(formatRange(amounts[0] ?? 0, amounts.at(-1) ?? 0, locale));
    expect(facts.find(phone)).toHaveLength(1);
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
      programmes.slice(0, links.length).filter(({ fee }) => fee).length,
    );
    expect(links).not.toContain(undefined);
  });
});
