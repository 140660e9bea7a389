import { type Answer, isWhole, type Query, readQuery, type Searched } from './query.ts';
import { correct, type Vocabulary } from './text/correct.ts';
import { otherLayout } from './text/keyboard.ts';
import { phonetic } from './text/phonetic.ts';
import { queryWords, type Words } from './text/words.ts';

/** A query that is searched for instead of the typed one. */
interface Guess {
  query: string;
  /** The query with whole words, because answers are matched by the beginnings of words. */
  shown?: string;
}

/**
 * Guesses the meaning of a query that no page matches as typed: its words in the other keyboard layout, in
 * Cyrillic, or without typing errors. `hasPage` tells whether a page has all of some words. Undefined
 * without a guess. Loaded on demand, since most queries don't need it.
 */
export async function guessQuery(
  searched: Searched,
  { typed, content }: Query,
  hasPage: (words: Words) => Promise<boolean>,
): Promise<Guess | undefined> {
  const { index, locale, answers } = searched;
  const layout = otherLayout(typed);
  // Only if a page or an answer has all words: pages with some of them would match by chance.
  const isMeant = async () =>
    isWhole(readQuery(layout, searched).best) || (await hasPage(queryWords(layout, locale)));
  if (layout !== typed && (await isMeant())) return { query: layout };
  const [common = [], ...rarer] = await index.vocabulary();
  const asked = answers.flatMap((answer) => answer.words.split(/[ |]/));
  const vocabulary = [[...asked, ...common], ...rarer];
  const unchanged = content.join(' ');
  if (locale === 'ru') {
    const cyrillic = content.map((word) => sameInCyrillic(word, vocabulary) ?? word);
    const query = cyrillic.join(' ');
    const isMeant = async () =>
      isWhole(readQuery(query, searched).best) || (await hasPage(cyrillic));
    if (query !== unchanged && (await isMeant())) return { query };
  }
  const query = content.map((word) => correct(word, vocabulary, locale) ?? word).join(' ');
  return query === unchanged ? undefined : { query, shown: wholeWords(query, [common, ...rarer]) };
}

/** The answer whose words in another language cover a whole query. Loads the questions of all languages. */
export async function answerToOtherLanguage(
  { answers, otherQuestions }: Searched,
  { typed }: Query,
): Promise<Answer | undefined> {
  for (const other of await otherQuestions()) {
    const { best } = readQuery(typed, other);
    const answer = answers.find(({ page }) => page === best?.answer.page);
    if (answer && isWhole(best)) return answer;
  }
  return undefined;
}

/** Replaces each unknown word by the first known one that starts with it: `стипенд` → `стипендия`. */
export function wholeWords(query: string, vocabulary: Vocabulary): string {
  const known = vocabulary.flat();
  return query
    .split(' ')
    .map((word) =>
      known.includes(word) ? word : (known.find((whole) => whole.startsWith(word)) ?? word),
    )
    .join(' ');
}

/** The Cyrillic word of the vocabulary that sounds like one in Latin letters: `kafedra` → `кафедра`. */
export function sameInCyrillic(word: string, vocabulary: Vocabulary): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const sound = phonetic(word);
  return vocabulary.flat().find((known) => /[а-я]/.test(known) && phonetic(known) === sound);
}
