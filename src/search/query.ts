import type { Locale } from '../i18n/locales.ts';
import type { SearchIndex } from './search-index.ts';
import { typingErrors } from './text/typing-errors.ts';
import { queryWords, type Synonyms, type Words, withoutStopWords } from './text/words.ts';

/** A line of an answer's fact. */
export interface FactLine {
  text: string;
  href?: string;
  /** The first and the last day on which the line applies, as `yyyy-mm-dd`. */
  from?: string;
  until?: string;
  /** The days of the week on which the line applies, as digits of `Date.getDay()`. */
  days?: string;
}

/** A page that answers a frequent question. */
export interface Answer {
  /** Without a language prefix: the same for all languages. */
  page: string;
  url: string;
  title: string;
  /**
   * Groups of normalized words, separated by `|`, which is shorter than a list. A group matches a query if
   * each of its words is the beginning of a word of the query.
   */
  words: string;
  /** The fact itself, if it is short. */
  lines?: readonly FactLine[] | undefined;
  /** Whether it only answers queries without other words. */
  alone?: boolean | undefined;
}

/** The questions of a language's visitors and the words that they use. */
export interface Questions {
  locale: Locale;
  answers: readonly Answer[];
  /** Words that say nothing about the subject, normalized and separated by spaces. */
  stopWords: string;
  synonyms: Synonyms;
}

/** A language's index and questions, and the questions of the other languages, which load on demand. */
export interface Searched extends Questions {
  index: SearchIndex;
  otherQuestions: () => Promise<readonly Questions[]>;
}

/** A parsed query, the basis of all attempts to find it. */
export interface Query {
  typed: string;
  words: Words;
  /** The words without stop words. */
  content: Words;
  /** The answer that covers the largest share of the words; undefined if none covers enough. */
  best: BestAnswer | undefined;
}

interface BestAnswer {
  answer: Answer;
  /** Whether it covers all words. */
  whole: boolean;
}

/** Parses a query for the index and the questions of a language. */
export function readQuery(
  typed: string,
  { locale, answers, stopWords }: Pick<Questions, 'locale' | 'answers' | 'stopWords'>,
): Query {
  const words = queryWords(typed, locale);
  const content = withoutStopWords(words, stopWords);
  const best = bestAnswer({ words, content }, answers, (word, known) => word.startsWith(known));
  return { typed, words, content, best };
}

/** The best answer when each word may have a typing error. */
export const misspeltAnswer = (query: Query, { answers }: Pick<Questions, 'answers'>) =>
  bestAnswer(query, answers, fitsAlmost);

/** The share of a query's words that an answer must cover; stop words don't count. */
const minShare = 0.5;

function bestAnswer(
  { words, content }: Pick<Query, 'words' | 'content'>,
  answers: readonly Answer[],
  fits: (word: string, known: string) => boolean,
): BestAnswer | undefined {
  /** The query's words that match a group, one for each of its words; undefined unless all match. */
  const fitting = (group: string): Words | undefined => {
    const known = group.split(' ');
    const found = known.flatMap((one) => words.find((word) => fits(word, one)) ?? []);
    return found.length === known.length ? found : undefined;
  };
  let best: { answer: Answer; share: number; longest: number } | undefined;
  for (const answer of answers) {
    const groups = answer.words
      .split('|')
      .map(fitting)
      .filter((group) => group !== undefined);
    const explained = new Set(groups.flat());
    const others = content.filter((word) => !explained.has(word));
    const share = explained.size / (explained.size + others.length);
    const longest = Math.max(0, ...groups.map((group) => group.join('').length));
    const isBetter =
      !best || share > best.share || (share === best.share && longest > best.longest);
    if (share >= (answer.alone ? 1 : minShare) && isBetter) best = { answer, share, longest };
  }
  return best && { answer: best.answer, whole: best.share === 1 };
}

/** Shorter words are too similar to others. */
const minMisspelt = 5;

/** Whether a word starts with a known one, or equals it but for one typing error after the first letter. */
const fitsAlmost = (word: string, known: string) =>
  word.startsWith(known) ||
  (known.length >= minMisspelt && word[0] === known[0] && typingErrors(word, known, 1) <= 1);
