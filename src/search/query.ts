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
  /** Without a language prefix: the same for all languages; `#id` for a part of a page. */
  page: string;
  url: string;
  title: string;
  /**
   * Groups of normalized words, separated by `|`, which is shorter than a list. A group matches a query if
   * each of its words is the beginning of a word of the query.
   */
  words: string;
  /** Groups for what no page says, but the page's office can tell. */
  unsaid?: string | undefined;
  /** The fact itself, if it is short. */
  lines?: readonly FactLine[] | undefined;
  /** Whether it only answers queries without other words. */
  alone?: boolean | undefined;
  /** The office to ask about what the page doesn't say, as an index of `offices`. */
  office: number;
}

/** An office with its telephone and mail address. */
export interface Office {
  name: string;
  ways: readonly { label: string; href: string }[];
}

/** The questions of a language's visitors and the words that they use. */
export interface Questions {
  locale: Locale;
  answers: readonly Answer[];
  /** Reception first. */
  offices: readonly Office[];
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

export interface BestAnswer {
  answer: Answer;
  /** The words that it doesn't account for, without stop words. */
  others: Words;
  /** Whether no page says what was asked. */
  unsaid: boolean;
  /** The share of the words that it accounts for, from 0 to 1; stop words don't count. */
  share: number;
}

/** Whether an answer accounts for a whole query. */
export const isWhole = (best: BestAnswer | undefined) => best?.others.length === 0 && !best.unsaid;

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

/** Answers that account for less of a query have nothing to do with it. */
const minShare = 1 / 3;

type Fits = (word: string, known: string) => boolean;

function bestAnswer(
  query: Pick<Query, 'words' | 'content'>,
  answers: readonly Answer[],
  fits: Fits,
): BestAnswer | undefined {
  let best: Match | undefined;
  const matches: Match[] = [];
  for (const answer of answers) {
    const match = matchAnswer(query, answer, fits);
    if (match.share === 0) continue;
    matches.push(match);
    const isBetter =
      !best ||
      match.share > best.share ||
      (match.share === best.share && match.longest > best.longest);
    if (match.share >= (answer.alone ? 1 : minShare) && isBetter) best = match;
  }
  if (!best || best.unsaid) return best;
  const { answer } = best;
  // Answers of one page account for a query together; a part of it is more exact: a country of the list.
  const ofPage = matches.filter(
    (match) => pageOf(match.answer) === pageOf(answer) && !match.unsaid,
  );
  const part = ofPage.find((match) => match.answer.page.startsWith(`${answer.page}#`));
  const others = best.others.filter((word) => ofPage.every((match) => match.others.includes(word)));
  const share = 1 - others.length / (query.content.length || 1);
  return { ...best, ...part, others, share };
}

const pageOf = ({ page }: Answer) => page.replace(/#.*/, '');

interface Match extends BestAnswer {
  /** The letters of its longest group that matches. */
  longest: number;
}

function matchAnswer(
  { words, content }: Pick<Query, 'words' | 'content'>,
  answer: Answer,
  fits: Fits,
): Match {
  /** The query's words that match a group, one for each of its words; undefined unless all match. */
  const fitting = (group: string): Words | undefined => {
    const known = group.split(' ');
    const found = known.flatMap((one) => words.find((word) => fits(word, one)) ?? []);
    return found.length === known.length ? found : undefined;
  };
  const fittingOf = (groups = '') =>
    groups
      .split('|')
      .filter(Boolean)
      .map(fitting)
      .filter((group) => group !== undefined);
  const unsaid = fittingOf(answer.unsaid);
  const groups = [...fittingOf(answer.words), ...unsaid];
  const explained = new Set(groups.flat());
  const others = content.filter((word) => !explained.has(word));
  return {
    answer,
    others,
    unsaid: unsaid.length > 0,
    share: explained.size && explained.size / (explained.size + others.length),
    longest: Math.max(0, ...groups.map((group) => group.join('').length)),
  };
}

/** Shorter words are too similar to others. */
const minMisspelt = 5;

/** Whether a word starts with a known one, or equals it but for one typing error after the first letter. */
const fitsAlmost = (word: string, known: string) =>
  word.startsWith(known) ||
  (known.length >= minMisspelt && word[0] === known[0] && typingErrors(word, known, 1) <= 1);
