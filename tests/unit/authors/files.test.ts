import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Body, linksIn } from '../../../src/content-check/body.ts';
import { report } from '../../../src/content-check/report.ts';
import { blocks } from '../../../src/content-types/pages/blocks.ts';
import { documents, records } from '../../../src/content-types/registry.ts';
import { isLocale, type Locale, locales, perLocale } from '../../../src/i18n/locales.ts';
import {
  checkEntries,
  type Files,
  inAllLanguages,
  newsText,
  project,
  withShared,
} from '../content-check/fixture.ts';
import { issue, person, structure, teacher } from '../content-check/trial.ts';
import { inlineCode, outline, parsed } from './guide.ts';

const guides = perLocale((locale) => parsed(`docs/authors/files/${locale}.md`));
const others = locales.filter((locale) => locale !== 'uz');

const codeBlocks = ({ nodes }: Body) =>
  nodes.flatMap(({ node }) =>
    node.type === 'code' ? [{ lang: node.lang, code: node.value }] : [],
  );

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

/** The commands of a guide, without what is in the author's language. */
function commands(guide: Body, locale: Locale): string[] {
  const shell = codeBlocks(guide).filter(({ lang }) => !lang);
  return [...shell.flatMap(({ code }) => code.split('\n')), ...inlineCode(guide)]
    .filter((code) => /^(?:npm|git|node) /.test(code))
    .map((code) => code.replace(`--lang ${locale}`, '--lang').replace(/"[^"]+"/, '""'));
}

describe.each(locales)('the page on files in %s', (locale) => {
  const guide = guides[locale];

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

describe.each(others)('the pages on files in uz and %s', (locale) => {
  it('have the same headings', () => {
    expect(outline(guides[locale], locale)).toEqual(outline(guides.uz, 'uz'));
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
