import { z } from 'astro/zod';
import { expected } from '../content-types/expected.ts';
import { isLocale, type Locale, languages, perLocale } from '../i18n/locales.ts';

const words = z.union([z.string(), z.string().array()]).transform((value) => [value].flat());

const entry = z.strictObject({
  /** The correct spellings of the term. */
  write: words.refine((list) => list.length > 0, expected('expected.text')),
  /** Other words allowed where another language has the term. */
  also: words.default([]),
  /** Wrong words for the term. */
  not: words.default([]),
  /** Contexts in which a word of `not` is correct. */
  except: words.default([]),
  /** The reason, and anything a list can't express. */
  note: z.string().optional(),
});

/** Terms in languages that the site doesn't have are optional. */
const entries = Object.fromEntries(
  languages.map((language) => [language, isLocale(language) ? entry : entry.optional()]),
) as Record<Locale, typeof entry>;

const row = z.strictObject({
  ...entries,
  /** Whether a text with the term must have it in every language. */
  paired: z.boolean().default(false),
});

/** The schema of `docs/glossary/terms.yaml`. */
export const glossarySchema = z.strictObject({ terms: row.array() });

/** A term in one language, with compiled patterns. */
export interface Term {
  /** As authors write it. */
  names: string[];
  note: string | undefined;
  write: Pattern[];
  also: Pattern[];
  not: Pattern[];
  except: Pattern[];
}

/** A row of the glossary. */
export type Row = Record<Locale, Term> & { paired: boolean };

/** The rows of a glossary, or none if the values don't fit the schema. */
export function glossaryRows(values: unknown): Row[] {
  const terms = glossarySchema.safeParse(values).data?.terms ?? [];
  return terms.map((row) => ({
    ...perLocale((locale) => term(row[locale], locale)),
    paired: row.paired,
  }));
}

function term({ write, note, ...lists }: z.infer<typeof entry>, locale: Locale): Term {
  const patterns = (list: readonly string[]) => list.map((one) => pattern(one, locale));
  return {
    names: write.map((one) => one.replace(/[|=]/g, '')),
    note,
    write: patterns(write),
    also: patterns(lists.also),
    not: patterns(lists.not),
    except: patterns(lists.except),
  };
}

/** One or more words with any suffixes. */
export interface Pattern {
  /** Text that every match contains, for a quick first test. */
  head: string;
  expression: RegExp;
}

/**
 * Compiles a term in the glossary's notation: each word matches words that begin with it, or with its part
 * before a `|`; a word after `=` matches only itself.
 */
function pattern(written: string, locale: Locale): Pattern {
  const parts = normalize(written, locale)
    .split(/\s+/)
    .map((word) => ({ exact: word.startsWith('='), stem: word.replace(/^=|\|.*/g, '') }));
  const source = parts
    .map(({ exact, stem }) => `${escaped(stem)}${exact ? `(?!${letter})` : `${letter}*`}`)
    .join(String.raw`\s+`);
  return { head: parts[0]?.stem ?? '', expression: new RegExp(`(?<!${letter})${source}`, 'gu') };
}

const letter = String.raw`[\p{L}ʼ]`;
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Lower case, with one kind of apostrophe and without ё; offsets stay the same. */
export function normalize(text: string, locale: Locale): string {
  const plain = locale === 'tr' ? text : text.replaceAll('İ', 'I');
  return plain
    .toLocaleLowerCase(locale)
    .replace(/['’‘ʻ`]/g, 'ʼ')
    .replaceAll('ё', 'е');
}

/** Where one of the patterns matches normalized text. */
export function matches(
  text: string,
  patterns: readonly Pattern[],
): { start: number; end: number }[] {
  return patterns
    .filter(({ head }) => text.includes(head))
    .flatMap(({ expression }) =>
      [...text.matchAll(expression)].map(({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
      })),
    );
}
