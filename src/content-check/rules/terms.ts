import { type Locale, locales } from '../../i18n/locales.ts';
import { type Entry, perSite, type Site } from '../content.ts';
import { glossaryRows, matches, normalize, type Row, type Term } from '../glossary.ts';
import type { Message } from '../message.ts';
import { type Finding, quoted } from '../problem.ts';
import { placeIn, type Text, textsOf } from '../texts.ts';

/** Texts use the glossary's terms, and have the paired ones in every language. */
export function terms(entry: Entry, site: Site): Finding[] {
  const rows = glossaryOf(site);
  const all = textsOf(entry);
  const languages = locales.flatMap((locale): Language[] => {
    const texts = all
      .filter(({ language }) => language === locale)
      .map((text) => ({ ...text, normalized: normalize(text.words, locale) }));
    return texts.length > 0 ? [{ locale, texts }] : [];
  });
  return [...languages.flatMap((one) => forbidden(one, rows)), ...missing(languages, rows)];
}

const glossaryOf = perSite(({ glossary }) => glossaryRows(glossary?.values));

/** The texts of an entry in a language. */
interface Language {
  locale: Locale;
  texts: (Text & { normalized: string })[];
}

function forbidden({ locale, texts }: Language, rows: readonly Row[]): Finding[] {
  return texts.flatMap((text) => {
    const prose = text.normalized.replace(quotation, blank);
    return rows.flatMap((row): Finding[] => {
      const term = row[locale];
      const right = matches(prose, term.except);
      return matches(prose, term.not)
        .filter((found) => !right.some((span) => span.start < found.end && found.start < span.end))
        .map(({ start, end }) => ({
          ...placeIn(text, start),
          read: quoted(text.text.slice(start, end)),
          messages: [
            { key: 'term.wrong', terms: namesOf(term) },
            ...(term.note === undefined ? [] : [{ key: 'term.note', note: term.note } as const]),
          ],
        }));
    });
  });
}

/** Names and quotations: their words are not the author's choice. */
const quotation = /«[^»]*»|“[^”]*”|„[^“]*“|"[^"\n]*"/g;
const blank = (text: string) => '\0'.repeat(text.length);

function missing(languages: readonly Language[], rows: readonly Row[]): Finding[] {
  return rows
    .filter(({ paired }) => paired)
    .flatMap((row) => {
      const found = languages.flatMap((one) => firstMatch(one, row[one.locale].write));
      const [first] = found;
      if (!first) return [];
      return languages
        .filter(({ locale }) => !found.some((one) => one.locale === locale))
        .filter((one) => firstMatch(one, row[one.locale].also).length === 0)
        .flatMap(({ locale, texts: [text] }): Finding[] => {
          const { locale: from, read: found } = first;
          const terms = namesOf(row[locale]);
          const message: Message = { key: 'term.missing', found, from, to: locale, terms };
          return text ? [{ file: text.part.file, messages: [message] }] : [];
        });
    });
}

function firstMatch({ locale, texts }: Language, patterns: Term['write']) {
  for (const { text, normalized } of texts) {
    const [found] = matches(normalized, patterns);
    if (found) return [{ locale, read: quoted(text.slice(found.start, found.end)) }];
  }
  return [];
}

function namesOf({ names }: Term): Message {
  return names.map(quoted).reduce((one, other) => ({ key: 'term.or', one, other }));
}
