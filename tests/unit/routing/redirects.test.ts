import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/paths.ts';
import { href } from '../../../src/routing/href.ts';
import {
  type ArticleFile,
  type RenamedEntry,
  redirectRules,
} from '../../../src/routing/redirects.ts';
import { loadRedirectRules } from '../../../tools/local-platform/redirect-rules.ts';

const nursingArticle = { id: 7, slug: 'faculty-of-nursing' };

/** The platform's redirect for a path without a file. */
async function ruleFor(
  path: string,
  renamed: readonly RenamedEntry[] = [],
  files: readonly ArticleFile[] = [],
) {
  const dist = mkdtempSync(join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, '_redirects'), redirectRules(renamed, files, nursingArticle));
  return (await loadRedirectRules(dist, dist))(path, false);
}

describe.each(locales)('in %s', (locale: Locale) => {
  it('redirects the nursing article under another id to the right one', async () => {
    const path = localizedPath(`/news/999/${nursingArticle.slug}`, locale);
    expect(await ruleFor(path)).toEqual({
      to: href('newsItem', locale, nursingArticle),
      status: 301,
    });
  });

  it.each(['/no-such-page', '/news/999/foo', '/journals/999/foo', '/news/1/foo'])(
    '%s is the 404 page of the language',
    async (path) => {
      expect(await ruleFor(localizedPath(path, locale))).toEqual({
        to: localizedPath('/404.html', locale),
        status: 404,
      });
    },
  );

  it.each([
    ['news', '33-new', '33-old', '/news/33/old', '/news/33/new'],
    ['news', '33-new', '31-old', '/news/31/old', '/news/33/new'],
    ['news', '33-new', '31-old', '/news/31', '/news/33'],
    ['staff', 'new-name', 'old-name', '/staff/old-name', '/staff/new-name'],
    ['sections', '3-new', '2-old', '/sections/2', '/sections/3'],
    ['vacancies', '3-new', '2-old', '/careers/2', '/careers/3'],
    ['courses', '3-new', '2-old', '/about-course/2', '/about-course/3'],
    ['journals', '1-new', '1-old', '/journals/1/old/2026-1/5', '/journals/1/new/2026-1/5'],
  ] as const)(
    'redirects %s/%s from its former name %s: %s',
    async (type, name, former, from, to) => {
      const renamed = [{ type, name, formerly: ['9-other', former] }];
      expect(await ruleFor(localizedPath(from, locale), renamed)).toEqual({
        to: localizedPath(to, locale),
        status: 301,
      });
    },
  );
});

it('serves the PDF of an article beside its page, in each language', async () => {
  const file = { page: '/journals/1/new/2026-1/5', pdf: '/pdf/a.pdf' };
  for (const locale of locales) {
    const page = localizedPath(file.page, locale);
    expect(await ruleFor(`${page}.pdf`, [], [file])).toEqual({ to: '/pdf/a.pdf', status: 200 });
    expect((await ruleFor(`${page}0.pdf`, [], [file]))?.status).toBe(404);
  }
});

it.each([
  ['/uz', '/'],
  ['/uz/', '/'],
  ['/uz/about', '/about'],
  ['/uz/news/33/new', '/news/33/new'],
  ['/uz/journals/1/a/2026-1/5.pdf', '/journals/1/a/2026-1/5.pdf'],
  ['/uz/no-such-page', '/no-such-page'],
])('leads %s, as people write by analogy, to %s', async (path, to) => {
  expect(await ruleFor(path)).toEqual({ to, status: 301 });
});

it('takes no other path for that prefix', async () => {
  expect(await ruleFor('/uzbek')).toEqual({ to: '/404.html', status: 404 });
});

it('has no rule from an address to itself', () => {
  const renamed = [{ type: 'sections' as const, name: '3-new', formerly: ['3-old'] }];
  expect(redirectRules(renamed)).toBe(redirectRules());
});
