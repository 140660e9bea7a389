import { expect, it } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { localizeHtml } from '../../../src/markdown/localize-html.ts';

const en = translator('en');

it('localizes internal links, and leaves other links unchanged', () => {
  const html = '<p><a href="/contact">a</a> <a href="mailto:a@b.uz">b</a> <a href="#c">c</a></p>';
  expect(localizeHtml(html, 'ru', translator('ru'))).toBe(html.replace('/contact', '/ru/contact'));
  expect(localizeHtml(html, 'uz', translator('uz'))).toBe(html);
});

it.each(locales)('marks external links: %s', (locale) => {
  const t = translator(locale);
  const html = (rel: string, hint: string) =>
    `<p><a href="https://example.com/x"${rel}>The <em>x</em>${hint}</a> <a href="#c">c</a></p>`;
  expect(localizeHtml(html('', ''), locale, t)).toBe(
    html(
      ' rel="external noopener"',
      `<span class="visually-hidden" data-pagefind-ignore> (${t('site.external')})</span>`,
    ),
  );
});

it('wraps a table in a labelled, focusable scroll container', () => {
  expect(localizeHtml('<table><tr><td>1</td></tr></table>', 'en', en)).toMatch(
    /^<div class="table-scroll" role="region" tabindex="0" aria-label="Table"><table>.*<\/table><\/div>$/,
  );
});

it('names a table after the heading above it, so that two on a page differ', () => {
  const table = '<table><tr><td>1</td></tr></table>';
  const html = `<h2>Grants</h2>${table}<h2>Dates</h2><p>By day:</p>${table}`;
  const labels = [...localizeHtml(html, 'en', en).matchAll(/aria-label="([^"]*)"/g)];
  expect(labels.map(([, label]) => label)).toEqual(['Table: Grants', 'Table: Dates']);
});

it('turns an image with a title into a figure with an escaped caption', () => {
  expect(
    localizeHtml('<p><img src="gate.jpg" alt="A gate" title="The &lt;gate&gt;"></p>', 'en', en),
  ).toBe(
    '<figure><img src="gate.jpg" alt="A gate"><figcaption>The &lt;gate&gt;</figcaption></figure>',
  );
});

it('leaves an image without a title, or within a sentence, in place', () => {
  const html = '<p><img src="a.jpg" alt="A"></p><p>See <img src="b.jpg" alt="B" title="b"></p>';
  expect(localizeHtml(html, 'en', en)).toBe(html);
});
