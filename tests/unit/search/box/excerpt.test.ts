import { expect, it } from 'vitest';
import { excerptOf } from '../../../../src/search/box/excerpt.ts';

/** An excerpt around the words in asterisks, with asterisks around its matches. */
function excerpt(text: string, fromStart?: boolean): string {
  const words = text.split(' ');
  const matches = words.flatMap((word, at) => (word.startsWith('*') ? [at] : []));
  return excerptOf(text.replaceAll('*', ''), matches, fromStart)
    .map((piece) => (typeof piece === 'string' ? piece : `*${piece.match}*`))
    .join('');
}

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');

it.each([
  ['shows a short text as a whole', 'Open in *May.* Come', 'Open in *May.* Come'],
  ['shows a text without a match from its start', 'It rains. Come', 'It rains. Come'],
  [
    'begins with the sentence of the match',
    `It rains. The *library* is open. ${words(30)}`,
    `The *library* is open. ${words(26)} …`,
  ],
  [
    'takes no ordinal for the end of a sentence',
    `It rains. In the 2. year of the *nurses*`,
    `In the 2. year of the *nurses*`,
  ],
  [
    'cuts off the beginning of a long sentence',
    `${words(20)} *here* and there`,
    '… w16 w17 w18 w19 *here* and there',
  ],
  [
    'shows where most matches are',
    `One *nurse.* ${words(30)}. Two *nurses* and *nursing*`,
    'Two *nurses* and *nursing*',
  ],
])('%s', (_, text, expected) => {
  expect(excerpt(text)).toBe(expected);
});

it('begins with the text itself where that is asked for', () => {
  expect(excerpt('It rains. The *library* is open.', true)).toBe(
    'It rains. The *library* is open.',
  );
});
