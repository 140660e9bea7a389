import { expect, it } from 'vitest';
import { dressedProse } from '../../src/prose.ts';

it('leads to pages in the reader’s language, and leaves other links alone', () => {
  const html =
    '<p><a href="/contact">a</a> <a href="https://example.com/x">b</a> <a href="#c">c</a></p>';
  expect(dressedProse(html, 'ru', 'Таблица')).toBe(html.replace('/contact', '/ru/contact'));
  expect(dressedProse(html, 'uz', 'Jadval')).toBe(html);
});

it('lets a table scroll in a named box that the keyboard reaches', () => {
  expect(dressedProse('<table><tr><td>1</td></tr></table>', 'en', 'Table')).toMatch(
    /^<div class="scroll" role="region" tabindex="0" aria-label="Table"><table>.*<\/table><\/div>$/,
  );
});

it('makes a picture with a title a figure, its caption inert', () => {
  expect(
    dressedProse('<p><img src="gate.jpg" alt="A gate" title="The &lt;gate&gt;"></p>', 'en', ''),
  ).toBe(
    '<figure><img src="gate.jpg" alt="A gate"><figcaption>The &lt;gate&gt;</figcaption></figure>',
  );
});

it('leaves a picture without a title, or within a sentence, in its place', () => {
  const html = '<p><img src="a.jpg" alt="A"></p><p>See <img src="b.jpg" alt="B" title="b"></p>';
  expect(dressedProse(html, 'en', '')).toBe(html);
});
