import { describe, expect, it } from 'vitest';
import { letters } from '../../../src/i18n/alphabets.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { boxes } from '../../../src/open-graph/card-svg.ts';
import { type FittedText, fitText, type TextBox } from '../../../src/open-graph/fit-text.ts';
import { drawable, widthOf } from '../../../src/open-graph/font.ts';

const fitted = (text: string, box: TextBox = boxes.title) => fitText(drawable(text), box, widthOf);

/** The text before it was broken into lines. */
const textOf = ({ lines }: FittedText) => lines.join(' ').replaceAll('\u00a0', ' ');

const longTitles = [
  'Fargʻona viloyati hamshiralarining malakasini oshirish boʻyicha xalqaro anjuman oʻtkazildi',
  'На научном семинаре студенты и врачи разобрали, как читать статьи о клинических исследованиях',
  'Köylerde çalışan hemşireler için düzenlenen üç günlük uygulamalı kurs başarıyla tamamlandı',
  'Students and doctors discuss at the research seminar how to read papers on clinical trials',
];
const longWords = [
  'Sogʻlomlashtirishsizlashtirilganlardanmisiz',
  'Высокопрофессиональноориентированнейшийся',
  'Muvaffakiyetsizleştiricileştiriveremeyebil',
  'Pneumonoultramicroscopicsilicovolcanoconiosis',
];

describe.each(Object.entries(boxes))('text in the %s box', (_, box: TextBox) => {
  it.each([...longTitles, ...longWords, longTitles.join(' '), 'Ы'.repeat(400)])(
    'fits: %s',
    (text) => {
      const { size, lines } = fitted(text, box);
      const step = box.steps.find((each) => each.size === size && each.lines >= lines.length);
      expect(step).toBeDefined();
      for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(box.width);
    },
  );
});

it.each(longTitles)('does not break words of a long title: %s', (title) => {
  expect(textOf(fitted(title))).toBe(title);
});

it.each(longWords)('breaks a word that is too long at any size: %s', (word) => {
  const { lines } = fitted(word);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map((line) => line.replace(/-$/, '')).join('')).toBe(word);
  expect(lines.slice(1).filter((line) => /^[ʻʼ]/.test(line))).toEqual([]);
});

it('sets short titles larger than long ones', () => {
  const [short, long] = ['Pediatriya', longTitles[1] as string].map((title) => fitted(title).size);
  expect(short).toBe(88);
  expect(long).toBeLessThan(60);
});

it('balances lines, and ends none with a short word', () => {
  const { lines } = fitted('Как читать статьи о клинических исследованиях и о лекарствах');
  expect(lines.filter((line) => / \p{L}{1,2}$/u.test(line))).toEqual([]);
  const widths = lines.map(widthOf);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
});

it('breaks after a hyphen without adding another', () => {
  expect(fitted('Информационно-ресурсный центр').lines[0]).toBe('Информационно-');
});

it('ends truncated text with an ellipsis', () => {
  const { lines } = fitted(longTitles.join(' '));
  expect(lines.at(-1)).toMatch(/[^\s,]…$/);
});

describe('Onest', () => {
  it.each(locales)('has every letter of %s', (locale) => {
    const all = `${letters[locale]}ABCXYZabcxyz0123456789«»“”‘’„–—…·•№§,.:;!?()/%+-`;
    expect(drawable(all)).toBe(all);
  });

  it('replaces missing characters by plain ones, and drops those that have no replacement', () => {
    expect(drawable('CO₂  va\nH₂O 漢')).toBe('CO2 va H2O');
  });
});
