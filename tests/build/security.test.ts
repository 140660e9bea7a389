import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  screenHeaders,
  securityHeaders,
  serviceWorkerHeaders,
} from '../../src/security/headers.ts';
import { loadHeaderRules } from '../../tools/local-platform/header-rules.ts';
import { addressOf, type BuiltPage, dist, findProblems } from './site.ts';

const rules = await readFile(join(dist, '_headers'), 'utf8');
const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const policyOf = ({ $ }: BuiltPage) =>
  $('head > meta:nth-child(2)[http-equiv=Content-Security-Policy]').attr('content') ?? '';
const sources = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

it('allows only a page’s own inline code, by hash, before anything runs', () => {
  expect(
    findProblems((page) => {
      const policy = policyOf(page);
      const { $ } = page;
      const hashes = (elements: string) =>
        $(elements)
          .toArray()
          .filter((element) => /^(?:module)?$/.test($(element).attr('type') ?? ''))
          .map((element) => sha256($(element).html() ?? ''));
      const scripts = new Set(["'self'", "'wasm-unsafe-eval'", ...hashes('script:not([src])')]);
      const styles = new Set(["'self'", ...hashes('style')]);
      return [
        sources(policy, 'default-src').join() === "'none'" || 'default-src',
        new Set(sources(policy, 'script-src')).symmetricDifference(scripts).size === 0 || 'scripts',
        new Set(sources(policy, 'style-src')).symmetricDifference(styles).size === 0 || 'styles',
        !/'unsafe-|https?:|\*/.test(policy) || 'too much is allowed',
        $('head > meta:first-child[charset]').length === 1 || 'the charset is not first',
      ].filter((problem) => problem !== true);
    }),
  ).toEqual([]);
});

it('has no style attributes and no event attributes', () => {
  expect(
    findProblems(({ $ }) =>
      $('body *')
        .toArray()
        .flatMap((element) => Object.keys($(element).attr() ?? {}))
        .filter((name) => name === 'style' || name.startsWith('on')),
    ),
  ).toEqual([]);
});

it('loads nothing from another host', () => {
  const loaded =
    'script[src], img[src], source[srcset], img[srcset], video[src], iframe, object, embed, ' +
    'link[rel=stylesheet], link[rel=icon], link[rel=preload], link[rel=modulepreload], link[rel=preconnect], link[rel=manifest]';
  expect(
    findProblems(({ $ }) =>
      $(loaded)
        .toArray()
        .flatMap((element) => Object.values($(element).attr() ?? {}))
        .filter((value) => /^(https?:)?\/\//.test(value)),
    ),
  ).toEqual([]);
});

it('gives every file the strictest headers for its type', async () => {
  const headersFor = await loadHeaderRules(join(dist, '..'), dist);
  const { page, data } = securityHeaders(process.env['HSTS']);
  const open = 'cross-origin-resource-policy';
  const problems: string[] = [];
  for await (const file of glob(['**/*.*', '.well-known/*'], { cwd: dist })) {
    if (/^_(?:headers|redirects)$/.test(file)) continue;
    const path = file.endsWith('.html') ? addressOf(file) : `/${file}`;
    const isPage = file.endsWith('.html') && !path.endsWith('/preferences');
    const isOpen = /^\/open-graph\/|\/rss\.xml$|\.pdf$/.test(path);
    const expected = {
      ...page,
      ...(!isPage && data),
      [open]: isOpen ? 'cross-origin' : 'same-origin',
      ...(path === '/worker.js' && serviceWorkerHeaders),
      ...(path === '/admin' && screenHeaders),
    };
    const headers = Object.fromEntries(
      headersFor(path).map(([name, value]) => [name.toLowerCase(), value]),
    );
    for (const [name, value] of Object.entries(expected)) {
      if (headers[name] !== value) problems.push(`${path}: ${name}: ${headers[name]}`);
    }
  }
  expect(problems).toEqual([]);
});

it('orders rules so that a later policy is never more permissive', () => {
  const policies = [...rules.matchAll(/content-security-policy: (.*)/g)].map(
    ([, policy]) => policy,
  );
  expect(policies[0]).not.toContain('default-src');
  expect(policies.slice(1).filter((policy) => !policy?.startsWith("default-src 'none'"))).toEqual(
    [],
  );
});

it('ships no server variables and no server code to browsers', async () => {
  const secrets =
    /RECAPTCHA_SECRET|ALTCHA_HMAC|SMTP_URL|TELEGRAM_|NETLIFY_|process\.env\.|nodemailer|@netlify\/blobs/;
  for await (const file of glob('**/*.{js,html}', { cwd: dist })) {
    expect(await readFile(join(dist, file), 'utf8'), file).not.toMatch(secrets);
  }
});
