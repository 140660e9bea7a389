import { expect, it } from 'vitest';
import { type Draft, unusedLanguages } from '../../../src/sveltia/languages.ts';

const draft = (russian: Record<string, unknown>, has: Partial<Draft> = {}): Draft => ({
  defaultLocale: 'uz',
  interacted: true,
  originalLocales: { uz: false, ru: false },
  currentLocales: { uz: true, ru: true },
  currentValues: { uz: { title: 'Qabul', steps: [], 'steps.0': 'Ariza' }, ru: russian },
  ...has,
});

it('leaves out a language that was only looked at: empty, or a copy of the Uzbek values', () => {
  const shown = { title: '', steps: [], 'steps.0': 'Ariza', body: null };
  expect(unusedLanguages(draft(shown))).toEqual(['ru']);
  expect(unusedLanguages(draft({}))).toEqual(['ru']);
});

it('keeps a language with a single value of its own, and one that the entry had', () => {
  expect(unusedLanguages(draft({ title: '', body: 'Приём' }))).toEqual([]);
  expect(unusedLanguages(draft({ title: 'Qabul', 'steps.1': 'Письмо' }))).toEqual([]);
  expect(
    unusedLanguages(draft({ title: '' }, { originalLocales: { uz: true, ru: true } })),
  ).toEqual([]);
});

it('never leaves out Uzbek, nor a language that is out already', () => {
  const uzbek = draft({}, { currentLocales: { uz: true, ru: false }, currentValues: { uz: {} } });
  expect(unusedLanguages(uzbek)).toEqual([]);
});
