import { expect, it } from 'vitest';
import { excerptOf } from '../../../../src/search/box/excerpt.ts';

/** An excerpt around the words in asterisks, with asterisks around its matches. */
function excerpt(text: string, fromStart?: boolean): string {
  const words = text.split(/\s+/);
  const matches = words.flatMap((word, at) => (word.startsWith('*') ? [at] : []));
  return excerptOf(text.replaceAll('*', ''), matches, 40, fromStart)
    .map((piece) => (typeof piece === 'string' ? piece : `*${piece.match}*`))
    .join('');
}

it.each([
  ['shows a short text as a whole', 'Open in *May.* Come.', 'Open in *May*. Come.'],
  ['marks no punctuation around a word', 'Open in *(May). Come.', 'Open in (*May*). Come.'],
  ['shows a text without a match from its start', 'It rains. Come.', 'It rains. Come.'],
  ['shows a text without a sentence from its start', 'Anatomy 2021', 'Anatomy 2021'],
  [
    'begins with the sentence of the match',
    'It rains. The *library* is open. Come.',
    'The *library* is open. Come.',
  ],
  [
    'ends with a sentence if it can',
    'The *library* is open today. Come in the morning.',
    'The *library* is open today.',
  ],
  [
    'cuts a sentence after a word, without its comma',
    'The *library* is open to all students, teachers and guests.',
    'The *library* is open to all students\u00a0…',
  ],
  [
    'takes no ordinal and no initial for the end of a sentence',
    'It rains. In the 2. year of A. *Nurses* at work.',
    'In the 2. year of A. *Nurses* at work.',
  ],
  [
    'cuts off the beginning of a long sentence',
    'One can read a book for weeks at home and in the *library* or not.',
    '… and in the *library* or not.',
  ],
  [
    'shows where most matches are',
    'One *nurse* works all day and all night here. Two *nurses* and *nursing* staff.',
    'Two *nurses* and *nursing* staff.',
  ],
  [
    'shows no heading, and nothing beyond one',
    'It rains.\n*Library*\nThe *library* is open.\nHours\nFrom nine.',
    'The *library* is open.',
  ],
  ['begins with the text where only headings match', 'It rains.\n*Library*', 'It rains.'],
])('%s', (_, text, expected) => {
  expect(excerpt(text)).toBe(expected);
});

it('begins with the text itself where that is asked for', () => {
  expect(excerpt('It rains. The *library* is open.', true)).toBe(
    'It rains. The *library* is open.',
  );
});
