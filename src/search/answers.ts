import { tashkentOffsetMs } from '../calendar/tashkent.ts';
import type { Locale } from '../i18n/locales.ts';
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

/** The share of a query's words that an answer must account for; stop words don't count. */
const minShare = 0.5;

/**
 * The answer that accounts for most words of a query, and whether it accounts for all of them;
 * undefined if none accounts for enough. `misspelt` allows for a typing error in each word.
 */
export function bestAnswer(
  { locale, answers, stopWords }: Omit<Questions, 'synonyms'>,
  query: string,
  { misspelt = false } = {},
): { answer: Answer; whole: boolean } | undefined {
  const words = queryWords(query, locale);
  const content = withoutStopWords(words, stopWords);
  const fits = misspelt ? fitsAlmost : (word: string, known: string) => word.startsWith(known);
  let best: { answer: Answer; share: number; longest: number } | undefined;
  for (const answer of answers) {
    const groups = answer.words
      .split('|')
      .map((group) => fittingWords(group.split(' '), words, fits))
      .filter((fitting) => fitting !== undefined);
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

/** The lines of a fact that hold at a moment in Uzbekistan. */
export function presentLines(lines: readonly FactLine[], moment: number): FactLine[] {
  const now = new Date(moment + tashkentOffsetMs);
  const day = now.toJSON().slice(0, 10);
  return lines.filter(
    ({ from = day, until = day, days = `${now.getUTCDay()}` }) =>
      from <= day && day <= until && days.includes(`${now.getUTCDay()}`),
  );
}

/** The words of a query that a group's words fit, one for each; undefined unless all fit. */
function fittingWords(
  group: Words,
  query: Words,
  fits: (word: string, known: string) => boolean,
): Words | undefined {
  const fitting = group.flatMap((known) => query.find((word) => fits(word, known)) ?? []);
  return fitting.length === group.length ? fitting : undefined;
}

/** Shorter words are too like others. */
const minMisspelt = 5;

/** Whether a word begins with another one, or is it but for one typing error after the first letter. */
const fitsAlmost = (word: string, known: string) =>
  word.startsWith(known) ||
  (known.length >= minMisspelt && word[0] === known[0] && typingErrors(word, known, 1) <= 1);
