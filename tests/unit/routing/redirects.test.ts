import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/paths.ts';
import { href } from '../../../src/routing/href.ts';
import { redirectRules } from '../../../src/routing/redirects.ts';
import { nursingArticle } from '../../../src/routing/routes.ts';
import { loadRedirectRules } from '../../../tools/local-platform/redirect-rules.ts';

/** The platform's redirect for a path without a file. */
async function ruleFor(path: string) {
  const dist = mkdtempSync(join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, '_redirects'), redirectRules());
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
});
