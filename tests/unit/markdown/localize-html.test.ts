import { expect, it } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { localizeHtml } from '../../../src/markdown/localize-html.ts';

const en = translator('en');

it('leads to pages in the reader’s language, and leaves other links alone', () => {
  const html = '<p><a href="/contact">a</a> <a href="mailto:a@b.uz">b</a> <a href="#c">c</a></p>';
  expect(localizeHtml(html, 'ru', translator('ru'))).toBe(html.replace('/contact', '/ru/contact'));
  expect(localizeHtml(html, 'uz', translator('uz'))).toBe(html);
});

it.each(locales)('says that a link leaves the site: %s', (locale) => {
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

it('lets a table scroll in a named box that the keyboard reaches', () => {
  expect(localizeHtml('<table><tr><td>1</td></tr></table>', 'en', en)).toMatch(
    /^<div class="scroll" role="region" tabindex="0" aria-label="Table"><table>.*<\/table><\/div>$/,
  );
});

it('makes a picture with a title a figure, its caption inert', () => {
  expect(
    localizeHtml('<p><img src="gate.jpg" alt="A gate" title="The &lt;gate&gt;"></p>', 'en', en),
  ).toBe(
    '<figure><img src="gate.jpg" alt="A gate"><figcaption>The &lt;gate&gt;</figcaption></figure>',
  );
});

it('leaves a picture without a title, or within a sentence, in its place', () => {
  const html = '<p><img src="a.jpg" alt="A"></p><p>See <img src="b.jpg" alt="B" title="b"></p>';
  expect(localizeHtml(html, 'en', en)).toBe(html);
});
