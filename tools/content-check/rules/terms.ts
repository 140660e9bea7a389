import { dirname } from 'node:path';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import type { Content, SourceFile } from '../content.ts';
import { glossaryRows, matches, normalize, type Row, type Term } from '../glossary.ts';
import { type LanguageText, textsIn } from '../language-text.ts';
import { type Problem, quoted } from '../problem.ts';

/** What the rule says. `terms`: how one of them is written, in quotation marks. */
export const sentences: Record<
  Locale,
  {
    /** A word isn't written for a term. */
    forbidden: (terms: string) => string;
    /** `found`, of the text in the language `from`, has no counterpart in the language `to`. */
    missing: (terms: string, found: string, from: Locale, to: Locale) => string;
  }
> = {
  uz: {
    forbidden: (terms) => `atamalar roʻyxatida boshqacha: ${terms} deb yozing.`,
    missing: (terms, found, from, to) =>
      `“${from}” matnida ${found} bor, “${to}” matnida uning muqobili yoʻq: ${terms} deb yozing.`,
  },
  ru: {
    forbidden: (terms) => `в списке терминов иначе: пишите ${terms}.`,
    missing: (terms, found, from, to) =>
      `в тексте «${from}» есть ${found}, а в тексте «${to}» соответствия нет: пишите ${terms}.`,
  },
  tr: {
    forbidden: (terms) => `terim listesinde başka türlü: ${terms} yazın.`,
    missing: (terms, found, from, to) =>
      `“${from}” metninde ${found} var, “${to}” metninde karşılığı yok: ${terms} yazın.`,
  },
  en: {
    forbidden: (terms) => `the glossary has another term: write ${terms}.`,
    missing: (terms, found, from, to) =>
      `the text in “${from}” has ${found}, the text in “${to}” has no counterpart: write ${terms}.`,
  },
};

/** Texts use the glossary's terms, and have those that are paired in every language. */
export function terms(content: Content, language: Locale = 'en'): Problem[] {
  const rows = glossaryRows(content.glossary?.fields?.values);
  const texts = locales.flatMap((locale) =>
    textsIn(content, locale)
      .filter(({ texts }) => texts.length > 0)
      .map(({ file, texts }) => ({ file, locale, texts: texts.map(prepare(locale)) })),
  );
  const entries = Map.groupBy(texts, ({ file }) => entryOf(file));
  return [
    ...texts.flatMap((text) => forbidden(text, rows, language)),
    ...[...entries.values()].flatMap((entry) => missing(entry, rows, language)),
  ];
}

/** What a file has in one language. */
interface Text {
  file: SourceFile;
  locale: Locale;
  texts: (LanguageText & { normalized: string })[];
}

const prepare = (locale: Locale) => (text: LanguageText) => ({
  ...text,
  normalized: normalize(text.text, locale),
});

/** The texts of a document are one entry; any other file is one by itself. */
function entryOf({ path }: SourceFile): string {
  return path.endsWith('.md') ? dirname(path) : path;
}

function forbidden({ file, locale, texts }: Text, rows: readonly Row[], language: Locale) {
  return texts.flatMap(({ field, start, text, normalized }) => {
    const prose = normalized.replace(quotation, blank);
    return rows.flatMap((row): Problem[] => {
      const term = row[locale];
      const right = matches(prose, term.except);
      return matches(prose, term.not)
        .filter((found) => !right.some((span) => span.start < found.end && found.start < span.end))
        .map((found) => ({
          file: file.name,
          field,
          line: file.source.slice(0, start + found.start).split('\n').length,
          read: quoted(text.slice(found.start, found.end)),
          message: [sentences[language].forbidden(namesOf(term)), term.note]
            .filter(Boolean)
            .join(' '),
        }));
    });
  });
}

/** Names and others' words: they are not the author's choice. */
const quotation = /«[^»]*»|“[^”]*”|„[^“]*“|"[^"\n]*"/g;
const blank = (text: string) => '\0'.repeat(text.length);

function missing(entry: readonly Text[], rows: readonly Row[], language: Locale): Problem[] {
  return rows
    .filter(({ paired }) => paired)
    .flatMap((row) => {
      const found = entry.flatMap((text) => firstMatch(text, row[text.locale].write));
      const [first] = found;
      if (!first) return [];
      return entry
        .filter((text) => !found.some(({ locale }) => locale === text.locale))
        .filter((text) => firstMatch(text, row[text.locale].also).length === 0)
        .map(({ file, locale }): Problem => {
          const names = namesOf(row[locale]);
          return {
            file: file.name,
            message: sentences[language].missing(names, first.read, first.locale, locale),
          };
        });
    });
}

function firstMatch({ locale, texts }: Text, patterns: Term['write']) {
  for (const { text, normalized } of texts) {
    const [found] = matches(normalized, patterns);
    if (found) return [{ locale, read: quoted(text.slice(found.start, found.end)) }];
  }
  return [];
}

function namesOf({ names }: Term): string {
  return names.map(quoted).join(' / ');
}
