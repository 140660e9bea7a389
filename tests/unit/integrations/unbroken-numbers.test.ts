import { expect, it } from 'vitest';
import { withUnbrokenNumbers } from '../../../integrations/unbroken-numbers.ts';

/** With visible characters. */
const unbroken = (html: string) =>
  withUnbrokenNumbers(html).replaceAll('\u2060', '⁀').replaceAll('\u00a0', '~');

it.each([
  ['a suffix', '<h2>2027-yilgi reja 6-iyulda</h2>', '<h2>2027-⁀yilgi reja 6-⁀iyulda</h2>'],
  ['a number of two parts', '<h1>2025-2026</h1>', '<h1>2025-⁀2026</h1>'],
  ['a number with letters', '<h3 id="a">PF-82-son</h3>', '<h3 id="a">PF-⁀82-⁀son</h3>'],
  ['a percent sign', '<h3>Для 10 % лучших</h3>', '<h3>Для~10~% лучших</h3>'],
  ['a preposition and a year', '<h2>Рекорд с 2020 года</h2>', '<h2>Рекорд с~2020~года</h2>'],
  ['a unit in a link', '<h4><a href="/1">За 7 лет</a></h4>', '<h4><a href="/1">За~7~лет</a></h4>'],
  ['a law', '<p>закон № ЗРУ-419, No. OʻRQ-419</p>', '<p>закон №~ЗРУ-⁀419, No.~OʻRQ-⁀419</p>'],
  ['the end of a range', '<p>1–2-kurslar, 12–18 oy</p>', '<p>1–⁀2-⁀kurslar, 12–⁀18 oy</p>'],
  ['a percent sign in a text', '<td>25 %</td>', '<td>25~%</td>'],
  ['a month', '<p>до 1 октября, 15 Ekim’e, 1 May.</p>', '<p>до 1~октября, 15~Ekim’e, 1~May.</p>'],
  ['a suffix in a text', '<p>10, <b>104-xona</b></p>', '<p>10, <b>104-⁀xona</b></p>'],
])('keeps %s with its number', (_, html, expected) => {
  expect(unbroken(html)).toBe(expected);
});

it.each([
  [
    'years and codes in a text',
    '<p>с 2020 года, 5 Martinovs, ISSN 2181-0001, camu-2026, 5–14.</p>',
  ],
  ['attributes', '<h2><a href="/a-1" title="1-kurs va 2 kurs">Kurs</a></h2>'],
  ['structured data', '<script>{"headline":"6-iyulda 10 %"}</script>'],
  ['the title of the page', '<title>6-iyulda</title>'],
  ['long words', '<h2>12 специальностей, около 9 направлений</h2>'],
  ['words without numbers', '<h2>Taʼlim-tarbiya va fan</h2>'],
  ['a choice of a form', '<select><option>1-kurs</option></select>'],
  ['a text after a heading', '<h2>Reja</h2><p class="s2">1 kurs</p>'],
])('leaves %s alone', (_, html) => {
  expect(withUnbrokenNumbers(html)).toBe(html);
});
