import { expect, it } from 'vitest';
import { unbroken } from '../../../src/i18n/unbroken.ts';

/** With a visible sign for U+00A0. */
const shown = (text: string) => unbroken(text).replaceAll('\u00a0', '~');

it.each([
  ['г. Фергана, ул. Мустакиллик, д. 1', 'г.~Фергана, ул.~Мустакиллик, д.~1'],
  ['Mustakillik Caddesi No: 1', 'Mustakillik Caddesi No:~1'],
  ['Mustaqillik koʻchasi, 1-uy', 'Mustaqillik koʻchasi,~1-uy'],
  ['закон № ЗРУ-419, No. OʻRQ-419', 'закон №~ЗРУ-419, No.~OʻRQ-419'],
  ['до 1 октября, 15 Ekim’e, 1 May.', 'до 1~октября, 15~Ekim’e, 1~May.'],
  ['для 10 % лучших', 'для 10~% лучших'],
])('keeps the parts of “%s” together', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each([
  'с 2020 года, 5 Martinovs, ISSN 2181-0001, camu-2026, 5–14.',
  'Toʻlov, 2026-2027',
  'Это он. и она',
  'Taʼlim-tarbiya va fan',
])('leaves “%s” as it is', (text) => {
  expect(unbroken(text)).toBe(text);
});
