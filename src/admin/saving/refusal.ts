import { dictionaries, inWords, sentences } from '../../content-check/message.ts';
import type { Dictionary } from '../../content-check/messages/dictionary.ts';
import { type Finding, sortProblems } from '../../content-check/problem.ts';
import { isLocale, type Locale, localeInfo } from '../../i18n/locales.ts';
import type { ContentType } from '../config/entries.ts';
import { wordsIn } from '../config/words.ts';
import { messages } from './messages/messages.ts';

/** More would be too many to read at once. */
const most = 5;

/** An error that Sveltia shows below its own message; the typed text stays. */
export function refusal(text: string): Error {
  return new Error('saving_failed', { cause: new Error(text) });
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
  const dictionary: Dictionary = { ...dictionaries[locale], ...messages[locale].check };
  const label = field === undefined ? '' : labelOf(field, type, locale);
  const [, language] = /\/index\.(\w+)\.md$/.exec(file) ?? [];
  const where = [label, isLocale(language) ? `(${localeInfo[language].name})` : ''];
  const quoted = read === undefined ? [] : [inWords({ key: 'report.read', read }, locale)];
  const text = [...quoted, sentences(found, locale, dictionary).trim()].join(' ');
  const place = where.filter((part) => part !== '').join(' ');
  return place === '' ? text : `${place}: ${text}`;
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
