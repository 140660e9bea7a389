import { describe, expect, it } from 'vitest';
import { sameInCyrillic } from '../../../src/search/guess-meaning.ts';
import { parseVocabulary } from '../../../src/search/text/correct.ts';

describe('Russian in Latin letters', () => {
  const vocabulary = parseVocabulary('кафедра kafedra\nпедиатрии');

  it.each([
    ['kafedra', 'кафедра'],
    ['pediatrii', 'педиатрии'],
    ['kafedry', undefined],
    ['кафедра', undefined],
  ])('%s is %s', (typed, meant) => {
    expect(sameInCyrillic(typed, vocabulary)).toBe(meant);
  });
});
