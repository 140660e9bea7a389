import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { uz } from '../../src/i18n/ui/uz.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const inPublic = (path: string) => existsSync(join(root, 'tests/site/public', path));

/** All matches in the sources, as `file: match`. */
function findMatches(pattern: RegExp, files = sources): string[] {
  return files.flatMap((file) =>
    [...read(file).matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  );
}

it('builds URLs only in routing/: no literal links to pages, and no Astro.url', () => {
  const links = findMatches(/\b(?:href|action)="\/[^"]*"/g).filter(
    (place) => !inPublic(/="(.*)"/.exec(place)?.[1] ?? ''),
  );
  expect(links).toEqual([]);
  expect(findMatches(/\bAstro\.url\b/g)).toEqual([]);
});

it('reaches for entries by named-entries.ts and routes.ts, not by literal numbers and slugs', () => {
  expect(findMatches(/\b(?:documentByNumber\(\s*[^(),]+,|pageBySlug\()\s*['"`\d]/g)).toEqual([]);
  expect(findMatches(/(?<!\bpage\.)\b(?:number|slug)\s*[!=]==\s*['"`\d]/g)).toEqual([]);
});

it('mounts islands from scripts in client/, not with client directives', () => {
  const directives = sources.filter((file) => /\sclient:\w+/.test(read(file)));
  expect(directives).toEqual([]);
});

it('keeps routes thin', () => {
  const long = globSync('src/pages/**/*.astro', { cwd: root }).filter(
    (file) => read(file).split('\n').length > 60,
  );
  expect(long).toEqual([]);
});

it('formats dates and numbers only at build time, where Intl supports Uzbek', () => {
  const browser = globSync('src/{client,islands}/**/*', { cwd: root }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(
    findMatches(/Intl\.(?!PluralRules)\w+|toLocale(?!LowerCase|UpperCase)\w+/g, browser),
  ).toEqual([]);
});

it('uses every interface message', () => {
  const code = sources.filter((file) => !file.startsWith('src/i18n/ui/')).map(read);
  const literals = new Set(
    code.flatMap((text) => [...text.matchAll(/['"]([\w.]+)['"]/g)].map(([, key]) => key)),
  );
  const families = code.flatMap((text) =>
    [...text.matchAll(/`([\w.]+)\$\{[^`]*`/g)].map(([, start]) => start ?? ''),
  );
  const isUsed = (key: string) =>
    literals.has(key) || families.some((start) => key.startsWith(start));
  expect(Object.keys(uz).filter((key) => !isUsed(key))).toEqual([]);
});

/** The code that runs in the browser, without its comments. */
const browserCode = globSync('src/{client,islands,search}/**/*.{ts,tsx}', { cwd: root }).map(
  (file) => ({ file, code: read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }),
);

const filesUsing = (pattern: RegExp) =>
  browserCode.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

it.each([
  ['calls a method of location', /\blocation\s*(?:\.\s*(?:assign|replace|reload)\b|\[)/],
  [
    'destructures a method of location',
    /\{[^{}]*\b(?:assign|replace|reload)\b[^{}]*\}\s*=\s*location\b/,
  ],
  ['assigns to location', /(?<!\bconst |\blet )\blocation(?:\s*\.\s*\w+)?\s*=(?![=>])/],
  ['opens a window', /\b(?:window|self|globalThis)\s*\.\s*open\b/],
  ['uses the Navigation API', /\bnavigation\s*\.\s*(?:back|forward|navigate|reload|traverseTo)\b/],
  ['navigates the history', /\bhistory\s*\.\s*(?:back|forward|go)\b/],
  ['submits a form', /\.\s*(?:submit|requestSubmit)\s*\(/],
])('only src/client/navigate.ts %s', (_, pattern) => {
  expect(filesUsing(pattern).filter((file) => file !== 'src/client/navigate.ts')).toEqual([]);
});

it('sends requests only through src/client/http.ts, apart from posts', () => {
  // Counting a view must outlive the page; what only improves a page isn't worth a second attempt, nor
  // the client in the script of every page; XMLHttpRequest reports upload progress.
  expect(filesUsing(/\bfetch\s*\(/).sort()).toEqual([
    'src/client/freshness.ts',
    'src/client/http.ts',
    'src/client/journal-counts.ts',
    'src/client/offline-entry.ts',
    'src/client/prefetch.ts',
  ]);
  expect(filesUsing(/\bXMLHttpRequest\b/)).toEqual(['src/islands/forms/send-form.ts']);
  expect(filesUsing(/from '(?:axios|ky|ofetch)'|\bEventSource\b/)).toEqual([]);
});

it('pages only run scripts from src/client, and the authors’ pages their own', () => {
  const scripts = findMatches(/<script>[\s\S]*?<\/script>/g).filter(
    (place) => !/: <script>(?:\s*import '[./]*\/client\/[\w-]+\.ts';)+\s*<\/script>$/.test(place),
  );
  expect(scripts).toEqual([
    "src/admin-pages/translations/Translations.astro: <script>\n  import './looked-at.ts';\n</script>",
    "src/admin-pages/samples/Samples.astro: <script>\n  import './untick.ts';\n</script>",
  ]);
});

const styled = globSync('src/**/*.{astro,css}', { cwd: root });

it('makes no selector stronger by doubling a class', () => {
  expect(findMatches(/([.:][a-z][\w-]*)\1(?![\w-])/gi, styled)).toEqual([]);
});

it('gives a token its values in one sheet: the order of sheets depends on imports', () => {
  const sheetsOf = new Map<string, Set<string>>();
  for (const file of styled) {
    for (const [, block = ''] of read(file).matchAll(/^\s*:root\s*\{([^}]*)\}/gm)) {
      for (const [, token = ''] of block.matchAll(/(--[\w-]+):/g)) {
        sheetsOf.set(token, (sheetsOf.get(token) ?? new Set()).add(file));
      }
    }
  }
  expect([...sheetsOf].filter(([, sheets]) => sheets.size > 1)).toEqual([]);
});

/**
 * The components whose styles reach beyond their own elements, by how often. Elsewhere a style belongs to
 * the component that renders the element: others pass a prop or set a custom property.
 */
const reachingStyles: Record<string, Record<string, number>> = {
  'rendered Markdown': {
    'features/programmes/CourseText.astro': 5,
    'features/programmes/blocks/NursingProgrammes.astro': 2,
    'pages/[...locale]/journal.astro': 4,
  },
  'what a slot brings, or authors put side by side': {
    'design/ListFilter.astro': 7,
    'design/PageGrid.astro': 8,
    'design/Row.astro': 2,
    'features/programmes/blocks/NursingBanner.astro': 1,
    'pages/[...locale]/about.astro': 1,
    'styleguide/Specimen.astro': 1,
    'features/news/NewsListBody.astro': 1,
  },
  'elements without a class each, for their number': {
    'features/library/BookTable.astro': 1,
    'design/ResponsiveImage.astro': 1,
    'design/Facts.astro': 1,
    'design/FeeOfYear.astro': 1,
    'design/SampleBadge.astro': 1,
  },
  'what a script writes': {
    'features/videos/VideoCard.astro': 1,
    'frame/ErrorPage.astro': 1,
    'pages/[...locale]/offline.astro': 1,
    'pages/[...locale]/search.astro': 1,
  },
  'a state that concerns another part of the page': {
    'features/contact/ContactLedger.astro': 1,
    'features/people/PersonRow.astro': 2,
    'frame/search/SearchPanel.astro': 1,
    'features/student-life/StudentLinks.astro': 1,
    'frame/forms/PageForm.astro': 1,
    'features/careers/Vacancy.astro': 2,
  },
  'differences that the build marks': {
    'admin-pages/translations/TodoRow.astro': 1,
  },
  'a page without the site’s own styles': {
    'styleguide/styleguide.astro': 1,
  },
};

it('styles the elements of other components only where there is a reason', () => {
  const allowed = Object.assign({}, ...Object.values(reachingStyles));
  const found = Object.fromEntries(
    styled.flatMap((file) => {
      const count = read(file).split(':global').length - 1;
      return count > 0 ? [[file.replace('src/', ''), count]] : [];
    }),
  );
  expect(found).toEqual(allowed);
});

it('writes no markup into a page that is being parsed, and replaces no function of the platform', () => {
  const code = globSync('{src,netlify,integrations,tools}/**/*.{ts,tsx,mjs,astro}', { cwd: root });
  expect(findMatches(/\bdocument\s*\.\s*write(?:ln)?\b/g, code)).toEqual([]);
  expect(findMatches(/\b(?:globalThis|window|self)\s*\.\s*fetch\s*=(?!=)/g, code)).toEqual([]);
});
