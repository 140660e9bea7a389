import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryName } from '../../src/content-types/entry-name.ts';
import {
  type DocumentType,
  documents,
  type RecordType,
  records,
} from '../../src/content-types/registry.ts';
import { formatDate, formatNumber, formatPhone } from '../../src/i18n/format.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { entryPath } from '../../src/routing/entry-pages.ts';
import { href } from '../../src/routing/href.ts';
import { type Route, routes } from '../../src/routing/routes.ts';
import { content, foldersOf, readYaml, recordFiles } from '../content.ts';
import { pages, singleSpaced } from './site.ts';

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
    const marks = (path: string) => byPath.get(path)?.$('main header .sample-badge').text().trim();
    const unmarked = expected.filter((path) => !marks(path)?.startsWith(`${mark}:`));
    expect(unmarked).toEqual([]);
  });
});

/** The page that shows an entry, without a language prefix. */
function pathOf(file: string): string {
  const [type = '', name = ''] = file.split('/');
  return entryPath({ type: type as DocumentType, ...entryName(name.replace('.yaml', '')) });
}

type Texts = string | Partial<Record<Locale, string>>;

interface Sample {
  title?: Texts;
  name?: Texts;
  country?: Texts;
  phone?: string;
  email?: string;
  /** Of a figure. */
  value?: number;
  /** Of an official paper. */
  until?: Date;
  /** Of an issue of a journal. */
  articles?: { title: Texts }[];
}

const textsOf = (texts: Texts | undefined) =>
  typeof texts === 'object' ? Object.values(texts) : [texts ?? []].flat();

/** What a page says of a sample if it shows it, in any language. */
function signsOf(file: string): string[] {
  const {
    title,
    name,
    country,
    phone,
    email,
    value,
    until,
    articles = [],
  } = readYaml<Sample>(file);
  const translated = globSync(file.replace('index.uz.md', 'index.*.md'), { cwd: content }).map(
    (text) => readYaml<Sample>(text).title,
  );
  // The titles of authored pages are also words of the menu.
  const titles = typeOf(file) === 'pages' ? [] : [title, name, country, ...translated];
  return [
    ...[...titles, ...articles.map((article) => article.title)].flatMap(textsOf),
    ...(phone ? [formatPhone(phone)] : []),
    // A link to write to it may have other words.
    ...(email ? [email, `mailto:${email}`] : []),
    ...(value ? [String(value)] : []),
    ...(until ? locales.map((locale) => formatDate(until, locale)) : []),
  ];
}

const signs = samples.flatMap((file) =>
  signsOf(file).map((sign) => [file, singleSpaced(sign)] as const),
);
const ownPages = new Map(
  samples.flatMap((file) => locales.map((locale) => [localizedPath(pathOf(file), locale), file])),
);

/** A sample that a page shows below its breadcrumb. */
function shownSample({ $, path }: (typeof pages)[number]): string | undefined {
  const main = $('main').clone();
  main.find('.breadcrumb').remove();
  const links = main
    .find('a[href]')
    .toArray()
    .map((link) => $(link).attr('href'));
  const text = singleSpaced([main.text(), ...links].join(' '));
  const [file] =
    signs.find(([, sign]) =>
      new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(sign)}(?![\\p{L}\\d])`, 'u').test(text),
    ) ?? [];
  return file ?? ownPages.get(path);
}

const hasStrip = ({ $, locale }: (typeof pages)[number]) =>
  $(`body > header p a[href="${href('samples', locale)}"]`).length === 1;

it('is linked above the content of each page that shows a sample, and of no other', () => {
  const problems = pages.flatMap((page) => {
    const shown = shownSample(page);
    if (hasStrip(page) === (shown !== undefined)) return [];
    return `${page.path} ${shown === undefined ? 'shows none' : `shows ${shown}`}`;
  });
  expect(problems).toEqual([]);
});

it('is marked beside it, or at the heading of its list or page', () => {
  const unmarked = pages.flatMap(({ $, path }) => {
    if ($('main header .sample-badge').length > 0) return [];
    return $('main [data-sample]:not(.sample-badge)')
      .toArray()
      .filter((shown) => $(shown).find('.sample-badge').length === 0)
      .filter((shown) => $(shown).closest('section').find('.sample-badge').length === 0)
      .map((shown) => `${path}: ${singleSpaced($(shown).text()).slice(0, 60)}`);
  });
  expect(unmarked).toEqual([]);
});

it('has no mark on a page without samples', () => {
  const marked = pages.filter(({ $ }) => $('main .sample-badge').length > 0);
  expect(marked.filter((page) => !hasStrip(page)).map(({ path }) => path)).toEqual([]);
});

it('is linked nowhere once the last sample is replaced', async () => {
  const later = join(import.meta.dirname, '../../.site-later/dist');
  const files = globSync('**/*.html', { cwd: later }).filter(
    (file) => !file.includes('styleguide'),
  );
  expect(files.length).toBeGreaterThan(100);
  const strips = files.filter((file) =>
    readFileSync(join(later, file), 'utf8').includes('class="sample-strip'),
  );
  expect(strips).toEqual([]);
});
