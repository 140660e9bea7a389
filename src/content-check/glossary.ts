import { z } from 'astro/zod';
import { expected } from '../content-types/expected.ts';
import { isLocale, type Locale, languages, perLocale } from '../i18n/locales.ts';

const words = z.union([z.string(), z.string().array()]).transform((value) => [value].flat());

const entry = z.strictObject({
  /** How the term is written in texts. */
  write: words.refine((list) => list.length > 0, expected('expected.text')),
  /** What may also stand where another language has the term. */
  also: words.default([]),
  /** What isn't written for it. */
  not: words.default([]),
  /** Where a word of `not` is right. */
  except: words.default([]),
  /** Why, and what a list can't say. */
  note: z.string().optional(),
});

/** A row may have terms in languages that the site doesn't have. */
const entries = Object.fromEntries(
  languages.map((language) => [language, isLocale(language) ? entry : entry.optional()]),
) as Record<Locale, typeof entry>;

const row = z.strictObject({
  ...entries,
  /** Whether texts with the term have it in every language. */
  paired: z.boolean().default(false),
});

/** The shape of `docs/glossary/terms.yaml`. */
export const glossarySchema = z.strictObject({ terms: row.array() });

/** A term in one language, ready to search for. */
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

/** The rows of a glossary's values; none where they don't have its shape. */
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

/** A word or words with any suffixes. */
export interface Pattern {
  /** What a text contains wherever the expression matches. */
  head: string;
  expression: RegExp;
}

/**
 * Reads a term as the glossary writes it: each word fits those that begin with it, or with its part
 * before a `|`; a word after `=` fits only itself.
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

/** Small letters with one kind of apostrophe and no ё; offsets stay as they are. */
export function normalize(text: string, locale: Locale): string {
  const plain = locale === 'tr' ? text : text.replaceAll('İ', 'I');
  return plain
    .toLocaleLowerCase(locale)
    .replace(/['’‘ʻ`]/g, 'ʼ')
    .replaceAll('ё', 'е');
}

/** Where normalized text has one of the patterns. */
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
