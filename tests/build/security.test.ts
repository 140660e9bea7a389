import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dist, problemsOf } from './site.ts';

const headers = await readFile(join(dist, '_headers'), 'utf8');
const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '';
const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('allows no inline code but by its hash', () => {
  expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe-|https?:|\*/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

it('has the hash of each inline script and style', () => {
  expect(
    problemsOf(({ $ }) =>
      $('script:not([src]), style')
        .toArray()
        .filter((element) => {
          const type = $(element).attr('type');
          return !type || type === 'module';
        })
        .map((element) => $(element).html() ?? '')
        .filter((code) => !policy.includes(sha256(code)))
        .map((code) => code.slice(0, 60)),
    ),
  ).toEqual([]);
});

it('has no style attribute and no event attribute', () => {
  expect(
    problemsOf(({ $ }) =>
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
    problemsOf(({ $ }) =>
      $(loaded)
        .toArray()
        .flatMap((element) => Object.values($(element).attr() ?? {}))
        .filter((value) => /^(https?:)?\/\//.test(value)),
    ),
  ).toEqual([]);
});

it.each([
  'Cross-Origin-Opener-Policy: same-origin',
  'Permissions-Policy: camera=()',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Strict-Transport-Security: max-age=63072000',
  'X-Content-Type-Options: nosniff',
])('sends %s', (header) => {
  expect(headers).toContain(header);
});

it('puts no server variable and no server code into the browser’s files', async () => {
  const secrets =
    /RECAPTCHA_SECRET|ALTCHA_HMAC|SMTP_URL|TELEGRAM_|NETLIFY_|process\.env\.|nodemailer|@netlify\/blobs/;
  for await (const file of glob('**/*.{js,html}', { cwd: dist })) {
    expect(await readFile(join(dist, file), 'utf8'), file).not.toMatch(secrets);
  }
});
