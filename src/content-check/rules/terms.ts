import { dirname } from 'node:path';
import { type Locale, locales } from '../../i18n/locales.ts';
import type { Content, SourceFile } from '../content.ts';
import { glossaryRows, matches, normalize, type Row, type Term } from '../glossary.ts';
import { type LanguageText, textsIn } from '../language-text.ts';
import type { Message } from '../message.ts';
import { type Problem, quoted } from '../problem.ts';

/** Texts use the glossary's terms, and have those that are paired in every language. */
export function terms(content: Content): Problem[] {
  const rows = glossaryRows(content.glossary?.fields?.values);
  const texts = locales.flatMap((locale) =>
    textsIn(content, locale)
      .filter(({ texts }) => texts.length > 0)
      .map(({ file, texts }) => ({ file, locale, texts: texts.map(prepare(locale)) })),
  );
  const entries = Map.groupBy(texts, ({ file }) => entryOf(file));
  return [
    ...texts.flatMap((text) => forbidden(text, rows)),
    ...[...entries.values()].flatMap((entry) => missing(mergeByLanguage(entry), rows)),
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

/** What an entry has in each language; its Uzbek file may have a few words in the others. */
function mergeByLanguage(entry: readonly Text[]): Text[] {
  return [...Map.groupBy(entry, ({ locale }) => locale).values()].map((parts) => ({
    ...(parts[0] as Text),
    texts: parts.flatMap(({ texts }) => texts),
  }));
}

function forbidden({ file, locale, texts }: Text, rows: readonly Row[]) {
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
          messages: [
            { key: 'term.wrong', terms: namesOf(term) },
            ...(term.note === undefined ? [] : [{ key: 'term.note', note: term.note } as const]),
          ],
        }));
    });
  });
}

/** Names and others' words: they are not the author's choice. */
const quotation = /«[^»]*»|“[^”]*”|„[^“]*“|"[^"\n]*"/g;
const blank = (text: string) => '\0'.repeat(text.length);

function missing(entry: readonly Text[], rows: readonly Row[]): Problem[] {
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
          const terms = namesOf(row[locale]);
          const { locale: from, read: found } = first;
          return {
            file: file.name,
            messages: [{ key: 'term.missing', found, from, to: locale, terms }],
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

function namesOf({ names }: Term): Message {
  return names.map(quoted).reduce((one, other) => ({ key: 'term.or', one, other }));
}
