import { describe, expect, it } from 'vitest';
import {
  type DocumentType,
  documents,
  type RecordType,
  records,
} from '../../src/content-types/registry.ts';
import { formatNumber } from '../../src/i18n/format.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { href } from '../../src/routing/href.ts';
import { type Route, routes } from '../../src/routing/routes.ts';
import { foldersOf, readYaml, recordFiles } from '../content.ts';
import { pages } from './site.ts';

const byPath = new Map(pages.map((page) => [page.path, page]));
const typeOf = (file: string) => file.split('/')[0] ?? '';

/** The files of published entries, as paths in src/content, and those with `sample: true`. */
const files = [
  ...(Object.keys(documents) as DocumentType[]).flatMap((type) =>
    foldersOf(type).map((folder) => `${type}/${folder}/index.uz.md`),
  ),
  ...(Object.keys(records) as RecordType[]).flatMap((type) =>
    recordFiles(type).map((file) => `${type}/${file}`),
  ),
];
const samples = files.filter((file) => readYaml<{ sample?: boolean }>(file).sample === true);
const totals = Map.groupBy(files, typeOf);
const samplesByType = Map.groupBy(samples, typeOf);

/** The paths of the pages of sample documents, such as people and programmes. */
function samplePages(locale: Locale): string[] {
  return samples
    .filter((file) => typeOf(file) in documents)
    .map((file) => {
      const [, type, id, slug] = /^([^/]+)\/(?:(\d+)-)?([^/]+)\//.exec(file) ?? [];
      const route = Object.values(routes as Record<Route, { path: string }>).find(
        (info) =>
          ('text' in info && type === 'pages' && info.text === slug) ||
          ('entries' in info && info.entries === type && !('canonical' in info)),
      );
      const path = route?.path.replace('{id}', id ?? '').replace('{slug}', slug ?? '') ?? '';
      // Programmes have two pages.
      return localizedPath(path.replace('/about-course/', '/course/'), locale);
    });
}

describe.each(locales)('%s: the page of samples', (locale) => {
  const $ = byPath.get(href('samples', locale))?.$;
  if (!$) throw new Error('There is no page of samples');
  const groups = $('main details').toArray();

  it('has a row for each content type with samples, with their number', () => {
    const t = translator(locale);
    const expected = [...samplesByType].map(([type, { length: count }]) => {
      const total = totals.get(type)?.length ?? 0;
      return count === total ? formatNumber(count, locale) : t('samples.count', { count, total });
    });
    const shown = groups.map((group) => $(group).find('summary .soft').text().trim());
    const inOrder = (rows: string[]) => rows.map((row) => row.replaceAll('\u00a0', ' ')).sort();
    expect(inOrder(shown)).toEqual(inOrder(expected));
  });

  it('says so if there are none', () => {
    const none = translator(locale)('samples.none');
    expect($('main').text().includes(none)).toBe(samples.length === 0);
  });

  it('leads to the page of each sample that has one, which is marked', () => {
    const links = new Set(
      groups.flatMap((group) =>
        $(group)
          .find('a')
          .toArray()
          .map((link) => $(link).attr('href')),
      ),
    );
    const expected = samplePages(locale);
    expect(expected.filter((path) => !links.has(path))).toEqual([]);
    const mark = translator(locale)('site.sample');
    const marks = (path: string) => byPath.get(path)?.$('main header .badge').text().trim();
    const unmarked = expected.filter((path) => !marks(path)?.startsWith(`${mark}:`));
    expect(unmarked).toEqual([]);
  });
});

it('is linked above the content of every page as long as there are samples', () => {
  const isLinked = ({ $, locale }: (typeof pages)[number]) =>
    $(`body > header p a[href="${href('samples', locale)}"]`).length === 1;
  const wrong = pages.filter((page) => isLinked(page) !== samples.length > 0);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
