import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dictionaries } from '../../src/admin/messages/dictionaries.ts';
import { type Body, imagesIn, linksIn } from '../../src/content-check/body.ts';
import { parseBody } from '../../src/content-check/markdown.ts';
import { report } from '../../src/content-check/report.ts';
import { blocks } from '../../src/content-types/pages/blocks.ts';
import { documents, records } from '../../src/content-types/registry.ts';
import { isLocale, type Locale, locales, perLocale } from '../../src/i18n/locales.ts';
import {
  checkEntries,
  type Files,
  inAllLanguages,
  newsText,
  project,
  withShared,
} from './content-check/fixture.ts';
import { issue, person, structure, teacher } from './content-check/trial.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const parsed = (path: string) => parseBody(read(path), 'md') as Body;

const paths = perLocale((locale) => `docs/authors/${locale}.md`);
const guides = perLocale((locale) => parsed(paths[locale]));
const others = locales.filter((locale) => locale !== 'uz');

const headings = ({ nodes }: Body, source: string) =>
  nodes.flatMap(({ node, start, end }) =>
    node.type === 'heading'
      ? [{ depth: node.depth, text: source.slice(start, end).replace(/^#+ /, '') }]
      : [],
  );
const codeBlocks = ({ nodes }: Body) =>
  nodes.flatMap(({ node }) =>
    node.type === 'code' ? [{ lang: node.lang, code: node.value }] : [],
  );
const inlineCode = ({ nodes }: Body) =>
  nodes.flatMap(({ node }) => (node.type === 'inlineCode' ? [node.value] : []));

/** The names of fields at any depth, in their order. The languages of a text are the author's choice. */
function keys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keys);
  if (typeof value !== 'object' || value === null) return null;
  if (Object.keys(value).every(isLocale)) return 'languages';
  return Object.entries(value).map(([key, inner]) => [key, keys(inner)]);
}

function keysOf({ lang, code }: { lang?: string | null | undefined; code: string }) {
  if (lang === 'yaml') return keys(parse(code));
  return lang === 'mdx' ? keys(parse(code.split('---')[1] ?? '')) : null;
}

/** The outline of a guide: the depths of its headings and the names of its pictures, in order. */
function outline(locale: Locale): (number | string)[] {
  const prefix = `pictures/${locale}-`;
  return guides[locale].nodes.flatMap(({ node }) => {
    if (node.type === 'heading') return node.depth;
    return node.type === 'image' ? node.url.replace(prefix, '') : [];
  });
}

/** The commands of a guide, without what is in the author's language. */
function commands(guide: Body, locale: Locale): string[] {
  const shell = codeBlocks(guide).filter(({ lang }) => !lang);
  return [...shell.flatMap(({ code }) => code.split('\n')), ...inlineCode(guide)]
    .filter((code) => /^(?:npm|git|node) /.test(code))
    .map((code) => code.replace(`--lang ${locale}`, '--lang').replace(/"[^"]+"/, '""'));
}

/** The ids that GitHub gives the headings of a file. */
const anchors = (path: string) =>
  headings(parsed(path), read(path)).map(({ text }) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  );

it('CONTRIBUTING.md leads to the guide of every language', () => {
  const links = linksIn(parsed('CONTRIBUTING.md')).map(({ url }) => url);
  expect(links).toEqual(expect.arrayContaining(Object.values(paths)));
});

it('every picture of the screen is shown', () => {
  const shown = locales.flatMap((locale) => imagesIn(guides[locale]).map(({ url }) => url));
  const files = globSync('pictures/*', { cwd: join(root, 'docs/authors') });
  expect(shown.toSorted()).toEqual(files.toSorted());
});

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];

it.each(pages)('%s links to what exists', (path) => {
  const broken = linksIn(parsed(path))
    .map(({ url }) => url)
    .filter((url) => !/^https?:/.test(url))
    .filter((url) => {
      const [file, fragment] = url.split('#');
      const target = file ? join(dirname(path), file) : path;
      if (!existsSync(join(root, target))) return true;
      return fragment !== undefined && !anchors(target).includes(fragment);
    });
  expect(broken).toEqual([]);
});

describe.each(locales)('the guide in %s', (locale) => {
  const guide = guides[locale];
  const source = read(paths[locale]);

  it('shows the screen in small, described pictures', () => {
    const pictures = imagesIn(guide);
    const sizes = pictures.map(({ url }) => statSync(join(root, 'docs/authors', url)).size);
    expect(pictures.filter(({ alt }) => alt.length < 20)).toEqual([]);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
  });

  it('calls fields and collections as the screen does', () => {
    const { collections, fields } = dictionaries[locale];
    const words = [
      ...screenWords.fields.map((name) => fields[name]),
      ...screenWords.collections.map((name) => collections[name].label),
    ];
    expect(words.filter((word) => !source.includes(`**${word}**`))).toEqual([]);
  });

  it('names every content type and every block', () => {
    const code = inlineCode(guide).join(' ');
    const types = Object.keys({ ...documents, ...records }).map((type) => `${type}/`);
    const elements = Object.values(blocks)
      .flatMap(Object.keys)
      .map((name) => `<${name} />`);
    expect([...types, ...elements].filter((name) => !code.includes(name))).toEqual([]);
  });

  it('quotes the check as it speaks', async () => {
    const quoted = codeBlocks(guide).find(({ lang }) => lang === 'text')?.code;
    const shared = 'date: 21.11.2026\ncategory: university\n';
    const text = `---\ntitle: Olimpiada\n---\n\n${withProf[locale]}\n`;
    const noText = '---\n---\n';
    const dir = await project({
      'news/33-anatomy-olympiad/index.uz.md': withShared(shared, locale === 'uz' ? text : noText),
      ...(locale === 'uz' ? {} : { [`news/33-anatomy-olympiad/index.${locale}.md`]: text }),
      '/docs/glossary/terms.yaml': glossary,
    });
    expect(report(await checkEntries(dir), locale).replaceAll(dir, 'src/content')).toBe(quoted);
  });

  it('gives examples that the check accepts', async () => {
    const examples = codeBlocks(guide).flatMap(({ lang, code }) =>
      lang === 'yaml' || lang === 'mdx' ? [code] : [],
    );
    expect(examples).toHaveLength(7);
    const { problems } = await checkEntries(await project(entriesWith(examples)));
    expect(problems).toEqual([]);
  });
});

describe.each(others)('the guides in uz and %s', (locale) => {
  it('have the same headings and pictures', () => {
    expect(outline(locale)).toEqual(outline('uz'));
  });

  it('have the same fields in their examples', () => {
    const fields = (one: Locale) => codeBlocks(guides[one]).map(keysOf);
    expect(fields(locale)).toEqual(fields('uz'));
  });

  it('have the same commands', () => {
    expect(commands(guides[locale], locale).toSorted()).toEqual(
      commands(guides.uz, 'uz').toSorted(),
    );
  });

  it('link to the same places', () => {
    const urls = (one: Locale) =>
      linksIn(guides[one])
        .map(({ url }) => url.replace(/^#.*/, '#'))
        .toSorted();
    expect(urls(locale)).toEqual(urls('uz'));
  });

  it('name the same files, fields and values', () => {
    const names = (one: Locale) =>
      [...new Set(inlineCode(guides[one]))].filter((code) => /^[\w./:<>-]+$/.test(code)).toSorted();
    expect(names(locale)).toEqual(names('uz'));
  });
});

/** With the term that the guides show a warning about. */
const glossary = `terms:
  - uz: { write: professor, not: [=prof], note: "Qisqartirilmaydi." }
    ru: { write: профессор, not: [=проф], note: "Без сокращения." }
    tr: { write: profesör, not: [=prof], note: "Kısaltılmaz." }
    en: { write: professor, not: [=prof], note: "Only for the rank, never for every teacher." }
`;

/** A sentence with a word that the glossary writes otherwise. */
const withProf: Record<Locale, string> = {
  uz: 'Gʻoliblarni prof. Karimov tabrikladi.',
  ru: 'Победителей поздравил проф. Каримов.',
  tr: 'Kazananları Prof. Karimov kutladı.',
  en: 'Prof. Karimov congratulated the winners.',
};

/** The fields and collections that the guides name as the screen does. */
const screenWords = {
  fields: ['title', 'summary', 'body', 'date', 'category', 'cover', 'coverAlt', 'draft', 'sample'],
  collections: ['news', 'vacancies', 'teachers', 'admissions', 'contact', 'sections', 'answers'],
} as const;

/** A site with the examples of a guide, in their order: what they leave out is added. */
function entriesWith([item, opening, window, fees, contacts, articles, film]: string[]): Files {
  const course = () =>
    withShared(
      'code: "60910200"\ndegree: bachelor\nfaculty: 1\nyears: 6\nlanguages: [uz]\nforms: [fullTime]\n',
      newsText('Matn.', 'highlights: [a, b, c]\ncareers: [a, b]\n'),
    );
  const named = (title: string, text = newsText()) => text.replace(/title: .*/, `title: ${title}`);
  const texts = `${inAllLanguages('title')}${inAllLanguages('description')}`;
  const unchanged: Files = {
    ...structure,
    ...person('anvar-qodirov', 'rector: true\n'),
    ...teacher(`${contacts}\n`),
    ...issue(),
  };
  const number = 'journal-issues/1-2026-1.yaml';
  return {
    ...unchanged,
    'news/33-anatomy-olympiad/index.uz.md': `${item}\n`,
    'vacancies/7-lecturer-in-surgery.yaml': `${opening}\n`,
    'admissions/1-bachelor/index.uz.md': withShared(
      `${window}\n`,
      newsText('Matn.', 'steps: [a, b]\ndocuments: [a]\n'),
    ),
    'fees/2026-2027.yaml': `${fees}\n`,
    'courses/1-medicine/index.uz.md': named('Davolash ishi', course()),
    'courses/2-dentistry/index.uz.md': named('Stomatologiya', course()),
    'courses/3-nursing/index.uz.md': named('Hamshiralik', course()),
    [number]: `${unchanged[number]}`.replace(/articles:.*/s, `${articles}\n`),
    'videos/open-day.yaml': `${texts}date: 2026-11-21\n${film}\n`,
    'videos/open-day.jpg': poster,
    '/public/pdf/1-2026-4-12.pdf': '%PDF-1.7',
    '/public/video/open-day.mp4': '',
    '/public/video/open-day/film.m3u8': '#EXTM3U\n',
    '/public/video/open-day/uz.vtt': 'WEBVTT\n',
    '/public/video/open-day/ru.vtt': 'WEBVTT\n',
  };
}

const poster = await sharp({ create: { width: 960, height: 540, channels: 3, background: 'navy' } })
  .jpeg()
  .toBuffer();
