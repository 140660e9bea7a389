import { expect, it } from 'vitest';
import { glossaryRows } from '../../../src/content-check/glossary.ts';
import { refusedTerms } from '../../audit/glossary.ts';

const row = (word: string, not: string[] = []) => ({
  uz: { write: word, not },
  ru: { write: `${word}ь` },
  tr: { write: `${word}ü` },
  en: { write: `${word}-en` },
});

it('finds a word that another row tells not to write', () => {
  const terms = [row('tyutor', ['kurator']), row('kurator')];
  expect(refusedTerms(glossaryRows({ terms }))).toEqual(['kurator']);
  expect(
    refusedTerms(glossaryRows({ terms: [row('tyutor', ['murabbiy']), row('kurator')] })),
  ).toEqual([]);
});
