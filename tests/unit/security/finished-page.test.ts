import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { finishedPage } from '../../../src/security/finished-page.ts';

const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

it('removes the search’s attributes, and nothing that looks like them', () => {
  const kept =
    '<p title="a > b data-pagefind-body">a data-pagefind-body</p><textarea> data-pagefind-x </textarea>';
  const html = `<main data-pagefind-body data-pagefind-filter="section:news" id="main">${kept}</main>`;
  expect(finishedPage(html)).toBe(`<main id="main">${kept}</main>`);
});

it('writes the hashes of inline code into the policy, once each', () => {
  const html = finishedPage(
    page(
      '<script>run("‘")</script><script>run("‘")</script><script type="module">go()</script><script src="/a.js"></script><script type="application/ld+json">{"a":"</p>"}</script>',
      '<style>a{b:c}</style><style>d>e{}</style>',
    ),
  );
  const [policy = ''] =
    html.match(/<meta http-equiv="Content-Security-Policy" content="[^"]*">/) ?? [];
  const hashes = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, one]) => one);
  expect(hashes.sort()).toEqual([hash('run("‘")'), hash('go()'), hash('a{b:c}d>e{}')].sort());
  expect(html).toContain(`<meta charset="utf-8">${policy}`);
  expect(html).toContain('<style>a{b:c}d>e{}</style>');
});

it('gives partials no policy, and refuses a page without a charset', () => {
  expect(finishedPage('<form><style>a{}</style></form>')).toBe('<form><style>a{}</style></form>');
  expect(() => finishedPage('<!DOCTYPE html><html></html>')).toThrow('charset');
});
