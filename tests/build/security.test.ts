import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  screenHeaders,
  securityHeaders,
  serviceWorkerHeaders,
} from '../../src/security/headers.ts';
import { loadHeaderRules } from '../../tools/local-platform/header-rules.ts';
import { addressOf, dist } from './site.ts';

const rules = await readFile(join(dist, '_headers'), 'utf8');
it('gives every file the strictest headers for its type', async () => {
  const headersFor = await loadHeaderRules(join(dist, '..'), dist);
  const { page, data } = securityHeaders(process.env['HSTS']);
  const open = 'cross-origin-resource-policy';
  const problems: string[] = [];
  for await (const file of glob(['**/*.*', '.well-known/*'], { cwd: dist })) {
    if (/^_(?:headers|redirects)$/.test(file)) continue;
    const path = file.endsWith('.html') ? addressOf(file) : `/${file}`;
    const isPage = file.endsWith('.html') && !path.endsWith('/preferences');
    const isOpen = /^\/(?:_astro|open-graph)\/|\/rss\.xml$|\.pdf$/.test(path);
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
