import { describe, expect, it } from 'vitest';
import { sameInCyrillic, wholeWords } from '../../../src/search/guess-meaning.ts';
import { parseVocabulary } from '../../../src/search/text/correct.ts';

it('shows the beginnings that answers are asked by as whole words', () => {
  const vocabulary = parseVocabulary('прием стипендия\nстипендиат');
  expect(wholeWords('прием стипенд', vocabulary)).toBe('прием стипендия');
});

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
