import { describe, expect, it } from 'vitest';
import { correct, parseVocabulary } from '../../../../src/search/text/correct.ts';
import { phonetic } from '../../../../src/search/text/phonetic.ts';

describe('sounds', () => {
  it.each([
    [['qodirov', 'kodirov', 'кодиров', 'қодиров']],
    [['kadirov', 'kadyrov', 'кадыров']],
    [['ganiyeva', 'ganieva', 'ганиева', 'ғаниева']],
    [['xolmatov', 'kholmatov', 'холматов', 'ҳолматов']],
    [['juraev', 'dzhuraev', 'жураев']],
    [['shifo', 'шифо']],
    [['akkreditasiya', 'аккредитация', 'akkreditatsiya']],
  ])('%j are one', (spellings) => {
    expect(new Set(spellings.map(phonetic)).size).toBe(1);
  });

  it('keeps different names apart', () => {
    const names = ['karimov', 'rahimov', 'nazarov', 'norboyev', 'ismatov'];
    expect(new Set(names.map(phonetic)).size).toBe(names.length);
  });
});

describe('corrections', () => {
  const vocabulary = parseVocabulary('kafedra hirurgiya kutubhona\nfanlar bolim\nkafel holat');
  const correctUz = (word: string) => correct(word, vocabulary, 'uz');

  it.each([
    ['kafdera', 'kafedra'],
    ['hirurgia', 'hirurgiya'],
    ['kutubona', 'kutubhona'],
    ['kutubhonna', 'kutubhona'],
    ['kotubhana', 'kutubhona'],
  ])('%s is corrected to %s', (typed, meant) => {
    expect(correctUz(typed)).toBe(meant);
  });

  it.each(['kafedralar', 'kafedrasi', 'kutub', 'fan', '1234', 'biologiya'])(
    '%s is left as it is',
    (typed) => {
      expect(correctUz(typed)).toBeUndefined();
    },
  );

  it.each([
    ['swift', undefined],
    ['fridge', undefined],
    ['pool', undefined],
    ['shaft', 'shift'],
    ['hsift', 'shift'],
  ])('%s does not become another short word: %s', (typed, meant) => {
    expect(correct(typed, parseVocabulary('shift bridge poor\n\n'), 'en')).toBe(meant);
  });

  it('prefer words of titles to rare ones', () => {
    expect(correctUz('kafela')).toBeUndefined();
    expect(correct('bolam', parseVocabulary('bolim\n\nbolak'), 'uz')).toBe('bolim');
  });
});
