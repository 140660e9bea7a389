import type { ContentType } from '../admin/config/entries.ts';
import { wordsIn } from '../admin/config/words.ts';
import { dictionaries, inWords, sentences } from '../content-check/message.ts';
import type { Dictionary } from '../content-check/messages/dictionary.ts';
import { type Finding, sortProblems } from '../content-check/problem.ts';
import { isLocale, type Locale, localeInfo } from '../i18n/locales.ts';
import { messages } from './messages/messages.ts';

/** More would be too many to read at once. */
const most = 5;

class Refusal extends Error {}

/** An error that Sveltia shows in a dialog; the typed text stays. */
export function refusal(text: string): Error {
  return new Error('saving_failed', { cause: new Refusal(text) });
}

/** What the dialog says of a failed save; undefined where Sveltia's words fit. */
export function refusalOf(cause: unknown, locale: Locale): string | undefined {
  if (cause instanceof Refusal) return cause.message;
  const { status } = { ...(cause as { status?: number } | undefined) };
  return status === 401 ? messages[locale].sessionEnded : undefined;
}

/** A sentence for each finding in an entry, and how to correct it, in the words of its form. */
export function inWordsOfForm(
  findings: readonly Finding[],
  type: ContentType,
  locale: Locale,
): string[] {
  const said = sortProblems(findings).map((finding) => sentenceOf(finding, type, locale));
  return [...new Set(said)].slice(0, most);
}

function sentenceOf(
  { file, field, read, messages: found }: Finding,
  type: ContentType,
  locale: Locale,
): string {
  const { messages: screen, labelOrName } = wordsIn(locale);
  const dictionary: Dictionary = {
    ...dictionaries[locale],
    ...screen.formats,
    ...messages[locale].check,
  };
  // The only value that is a field's name.
  const named = found.map((message) =>
    message.key === 'expected.dayNotBefore'
      ? { ...message, field: labelOrName({ type, path: besides(field, message.field) }) }
      : message,
  );
  const quoted =
    read === undefined ? [] : [inWords({ key: 'report.read', read }, locale, dictionary)];
  const said = sentences(named, locale, dictionary).replace(command, '');
  const text = [...quoted, said.trim()].join(' ');
  const place = placeOf({ file, field }, type, locale);
  return place === '' ? text : `${place}: ${text}`;
}

/** A field and its language, by the form's labels: `Text (Русский)`; empty without either. */
export function placeOf(
  { file, field }: { file: string; field: Finding['field'] },
  type: ContentType,
  locale: Locale,
): string {
  const label = field === undefined ? '' : labelOf(field, type, locale);
  const [, language] = /\/index\.(\w+)\.md$/.exec(file) ?? [];
  const where = [label, isLocale(language) ? `(${localeInfo[language].name})` : ''];
  return where.filter((part) => part !== '').join(' ');
}

/** Sentences on what a command corrects: the screen has corrected what it can. */
const command = /[^.]*npm run[^.]*\./g;

/** The path of another field in the same group. */
function besides(field: Finding['field'], name: unknown): string[] {
  const group = Array.isArray(field) ? field.slice(0, -1) : [];
  return [...group, name].filter((part) => typeof part === 'string');
}

/** A field by the form's labels: `Articles (item 2) › Title › Русский`. */
function labelOf(field: readonly (string | number)[] | 'body', type: ContentType, locale: Locale) {
  const { labelOrName } = wordsIn(locale);
  const parts = field === 'body' ? [field] : field;
  const path: string[] = [];
  return parts.reduce<string>((text, part) => {
    if (typeof part === 'number') {
      return `${text} ${inWords({ key: 'report.item', item: part + 1 }, locale)}`;
    }
    path.push(part);
    const name = labelOrName({ type, path });
    return text === '' ? name : `${text} › ${name}`;
  }, '');
}
