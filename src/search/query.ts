import type { Locale } from '../i18n/locales.ts';
import type { SearchIndex } from './search-index.ts';
import { typingErrors } from './text/typing-errors.ts';
import { queryWords, type Synonyms, type Words, withoutStopWords } from './text/words.ts';

/** A line of an answer's fact. */
export interface FactLine {
  text: string;
  href?: string;
  /** The first and the last day on which the line holds, as `yyyy-mm-dd`. */
  from?: string;
  until?: string;
  /** The days of the week on which the line holds, as digits of `Date.getDay()`. */
  days?: string;
}

/** A page that answers a frequent question. */
export interface Answer {
  /** Without a language prefix: the same for all languages. */
  page: string;
  url: string;
  title: string;
  /**
   * Groups of normalized words with `|` between them, shorter than a list; a group fits a query that has
   * words which begin with all of its.
   */
  words: string;
  /** The fact itself, if it is short. */
  lines?: readonly FactLine[] | undefined;
  /** Whether it only answers queries without other words. */
  alone?: boolean | undefined;
}

/** What a language's visitors ask, and in which words. */
export interface Questions {
  locale: Locale;
  answers: readonly Answer[];
  /** Words that say nothing about what is looked for, normalized, with spaces between them. */
  stopWords: string;
  synonyms: Synonyms;
}

/** A language's index and questions, and the questions of the others, which load on demand. */
export interface Searched extends Questions {
  index: SearchIndex;
  otherQuestions: () => Promise<readonly Questions[]>;
}

/** What was typed, read once: what all attempts to find it begin with. */
export interface Query {
  typed: string;
  words: Words;
  /** The words that say what is looked for. */
  content: Words;
  /** The answer that accounts for most words; undefined if none accounts for enough. */
  best: BestAnswer | undefined;
}

interface BestAnswer {
  answer: Answer;
  /** Whether it accounts for all words. */
  whole: boolean;
}

/** Reads what was typed as the index and the questions of a language have it. */
export function readQuery(
  typed: string,
  { locale, answers, stopWords }: Pick<Questions, 'locale' | 'answers' | 'stopWords'>,
): Query {
  const words = queryWords(typed, locale);
  const content = withoutStopWords(words, stopWords);
  const best = bestAnswer({ words, content }, answers, (word, known) => word.startsWith(known));
  return { typed, words, content, best };
}

/** The best answer if each word may have a typing error. */
export const misspeltAnswer = (query: Query, { answers }: Pick<Questions, 'answers'>) =>
  bestAnswer(query, answers, fitsAlmost);

/** The share of a query's words that an answer must account for; stop words don't count. */
const minShare = 0.5;

function bestAnswer(
  { words, content }: Pick<Query, 'words' | 'content'>,
  answers: readonly Answer[],
  fits: (word: string, known: string) => boolean,
): BestAnswer | undefined {
  /** The words that a group's words fit, one for each; undefined unless all fit. */
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

/** Shorter words are too like others. */
const minMisspelt = 5;

/** Whether a word begins with another one, or is it but for one typing error after the first letter. */
const fitsAlmost = (word: string, known: string) =>
  word.startsWith(known) ||
  (known.length >= minMisspelt && word[0] === known[0] && typingErrors(word, known, 1) <= 1);
