import type { Expectation } from '../../content-types/expected.ts';
import { isLanguage, type Locale, localeInfo } from '../../i18n/locales.ts';
import { type MessageKey, translator } from '../../i18n/translate.ts';
import { uz as uiMessages } from '../../i18n/ui/uz.ts';
import { dictionaries } from '../messages/dictionaries.ts';
import type { Dictionary } from '../messages/dictionary.ts';
import type { ContentType } from './entries.ts';

/** A field: the names of the groups and lists that it stands in, and its own, from the outermost. */
export interface Place {
  type: ContentType;
  path: readonly string[];
}

/** What the screen calls things, in the author's language. */
export interface Words {
  messages: Dictionary;
  label: (place: Place) => string;
  /** The same for a field that a file may have without being known. */
  labelOrName: (place: Place) => string;
  /** One item of a list, for its “add” button. */
  item: (place: Place) => string;
  hint: (place: Place) => string | undefined;
  choice: (place: Place, value: string) => string;
  /** What a value must look like. */
  format: (place: Place, expectation: Expectation | undefined) => string;
}

/** What the pages call the values of a field: the beginning of the keys of their messages. */
const choicesOnPages: Record<string, string> = {
  access: 'resource',
  'branches.kind': 'branch',
  calendar: 'admission.stage',
  category: 'news',
  'courses.degree': 'course.degree',
  'credentials.kind': 'credential',
  'disclosure.group': 'disclosure',
  'figures.kind': 'figure',
  forms: 'course.form',
  from: 'day',
  language: 'course.language',
  languages: 'course.language',
  'portfolio.kind': 'portfolio',
  'teachers.post': 'teacher',
  status: 'recognition',
  tags: 'news.tag',
  to: 'day',
};

/** The words of a language. A word that is missing is an error that says where to add it. */
export function wordsIn(locale: Locale): Words {
  const messages = dictionaries[locale];
  const t = translator(locale);
  const labelIn = (place: Place) => {
    const name = place.path.at(-1);
    return isLanguage(name) ? localeInfo[name].name : find(messages.fields, place);
  };
  return {
    messages,
    label: (place) => labelIn(place) ?? missing('fields', 'a label', place),
    labelOrName: (place) => labelIn(place) ?? `${place.path.at(-1)}`,
    item: (place) =>
      find(messages.items, withoutLanguage(place)) ??
      missing('items', 'a word for an item', withoutLanguage(place)),
    hint: (place) => {
      const hint = find(messages.hints, place);
      return hint === undefined ? undefined : plainHint(hint);
    },
    choice: (place, value) => {
      const valuePlace = { ...place, path: [...place.path, value] };
      const key = `${find(choicesOnPages, place)}.${value}`;
      if (Object.hasOwn(uiMessages, key)) return t(key as MessageKey);
      // Choices such as the services are called as the fields that hold them.
      return (
        find(messages.choices, valuePlace) ??
        find(messages.fields, { ...place, path: [value] }) ??
        missing('choices', 'a word for a choice', valuePlace)
      );
    },
    format: (place, expectation) => {
      const formats: Partial<Record<Expectation, string>> = messages.formats;
      const format = expectation && formats[expectation];
      if (format) return format;
      throw new Error(
        `${describe(place)} has a pattern and no sentence that says what it expects. ` +
          `Give it expected('expected.…') in its schema, and add that key to “formats” in ${files}.`,
      );
    },
  };
}

/** Escapes a hint, which Sveltia takes for Markdown: one that shows how to write a link must show it. */
export const plainHint = (hint: string) => hint.replace(/[\\`*_[\]<>#!~|-]/g, '\\$&');

/** The word for a place, by its whole path or the end of it that is longest. */
function find<Word>(words: Readonly<Record<string, Word>>, { type, path }: Place) {
  const ends = path.map((_, index) => path.slice(index).join('.'));
  const key = [`${type}.${ends[0]}`, ...ends].find((end) => Object.hasOwn(words, end));
  return key === undefined ? undefined : words[key];
}

/** A list that is translated is called as its translations together. */
const withoutLanguage = ({ type, path }: Place): Place => ({
  type,
  path: path.filter((name) => !isLanguage(name)),
});

const files = 'src/admin/messages/*.ts';

/** A field in the words of an error. */
export function describe({ type, path }: Place): string {
  return `The field “${path.join('.')}” of the collection “${type}”`;
}

function missing(list: keyof Dictionary, what: string, place: Place): never {
  const name = place.path.at(-1);
  throw new Error(
    `${describe(place)} has no ${what.replace(/^an? /, '')} on the authors’ screen. ` +
      `Add ${what} to “${list}” in ${files}, as “${name}”, or where it differs from other ` +
      `fields of that name, as “${place.type}.${place.path.join('.')}”.`,
  );
}
