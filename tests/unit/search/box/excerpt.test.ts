import { expect, it } from 'vitest';
import { wholeSentences } from '../../../../src/search/box/result.ts';

it.each([
  [
    'drops what is cut off at both ends',
    '… of May. The <mark>library</mark> is open. It has …',
    'The <mark>library</mark> is open.',
  ],
  [
    'keeps what is cut off but has a match',
    '… of the <mark>library.</mark> It is open. The <mark>library</mark> has …',
    '… of the <mark>library.</mark> It is open. The <mark>library</mark> has …',
  ],
  ['keeps the only sentence', '… a long <mark>sentence</mark> that …'],
  ['keeps a whole text', 'It rains. The <mark>library</mark> is open. Come'],
  ['takes no ordinal for the end of a sentence', '… in the 2. year of the <mark>nurses</mark> …'],
] as const)('%s', (_, excerpt, expected: string = excerpt) => {
  expect(wholeSentences(excerpt)).toBe(expected);
});
