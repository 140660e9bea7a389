import { expect, it } from 'vitest';
import { type Locale, perLocale } from '../../../src/i18n/locales.ts';
import { readContent } from '../../../tools/content-check/read-content.ts';
import { content, readYaml } from '../../content.ts';
import { differences } from './differences.ts';
import { factsOf } from './facts.ts';
import { translatedEntries, translatedTexts } from './translations.ts';

const all = await readContent(content);

/** Where the languages rightly differ. */
const exceptions = [
  // Turkish and English count storeys from the ground floor.
  'news/14-dormitory-renovation: summary: 3: not in tr, en',
  'news/14-dormitory-renovation: section 0: 3: not in tr, en',
  'news/14-dormitory-renovation: section 1: 3: not in tr, en',
  'trust-line/university.yaml: officer: 1: not in tr, en',
  // A decree, in a language that the readers of each text know.
  'pages/fees: link to https://advice.adliya.uz/oz/news/1498: not in ru, tr, en',
  'pages/fees: link to https://gov.uz/en/edu/news/view/12592: not in uz, ru',
  'pages/fees: link to https://kapital.uz/obrazovatelnie-krediti-v-uzb: not in uz, tr, en',
];

interface Answers {
  answers: { page: string; fact?: string }[];
}

/** Problems that aren’t exceptions, and exceptions that aren’t needed. */
const unexpected = (found: string[], about: (exception: string) => boolean) => {
  const named = found.map((problem) => problem.replace('src/content/', ''));
  return [...new Set(named).symmetricDifference(new Set(exceptions.filter(about)))];
};

const isAboutParts = (problem: string) => problem.includes(': link to ');

it('states the same facts in all languages', () => {
  const found = translatedTexts(all).flatMap(({ place, texts }) => {
    const facts = perLocale((locale) => factsOf(texts[locale] ?? '', locale));
    const ofWritten = (key: 'stated' | 'perhaps') =>
      Object.fromEntries(
        Object.keys(texts).map((locale) => [locale, facts[locale as Locale][key]]),
      );
    return differences(ofWritten('stated'), ofWritten('perhaps')).map(
      (fact) => `${place}: ${fact}`,
    );
  });
  expect(unexpected(found, (problem) => !isAboutParts(problem))).toEqual([]);
});

it('has the same fields, headings, lists, tables, pictures and links in all languages', () => {
  const found = translatedEntries(all).flatMap(({ name, parts }) =>
    differences(parts).map((part) => `${name}: ${part}`),
  );
  expect(unexpected(found, isAboutParts)).toEqual([]);
});

it('answers searches with the same facts in all languages', () => {
  const facts = perLocale((locale) =>
    readYaml<Answers>('answers', `${locale}.yaml`).answers.flatMap(({ page, fact }) =>
      fact ? `${page}: ${fact}` : [],
    ),
  );
  expect(differences(facts)).toEqual([]);
});
