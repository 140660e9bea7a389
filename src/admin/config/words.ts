import type { Expectation } from '../../content-types/expected.ts';
import { isLanguage, type Locale, localeInfo } from '../../i18n/locales.ts';
import { type MessageKey, translator } from '../../i18n/translate.ts';
import { uz as uiMessages } from '../../i18n/ui/uz.ts';
import { dictionaries } from '../messages/dictionaries.ts';
import type { Dictionary } from '../messages/dictionary.ts';
import type { ContentType } from './entries.ts';

/** A field: the names of its enclosing groups and lists, from the outermost, and its own. */
export interface Place {
  type: ContentType;
  path: readonly string[];
}

/** The labels and hints of the screen, in the author's language. */
export interface Words {
  messages: Dictionary;
  label: (place: Place) => string;
  /** The label, or the field's name if it has none. */
  labelOrName: (place: Place) => string;
  /** One item of a list, for its “add” button. */
  item: (place: Place) => string;
  hint: (place: Place) => string | undefined;
  choice: (place: Place, value: string) => string;
  /** The required format of a value. */
  format: (place: Place, expectation: Expectation | undefined) => string;
}

/** Message key prefixes of the values that the site's pages have labels for. */
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

/** The labels in a language. A missing one throws an error that says where to add it. */
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
      if (isLanguage(value)) return localeInfo[value].name;
      // Choices such as the services have the labels of the fields that contain them.
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

/**
 * Escapes a hint, which Sveltia renders as Markdown: a hint that explains link syntax must show it. Links to the
 * other pages of the screen stay links.
 */
export const plainHint = (hint: string) =>
  hint.replace(
    /(\[[^\]]+\]\(\/admin\/[\w/]+\))|[\\`*_[\]<>#!~|-]/g,
    (found, link) => link ?? `\\${found}`,
  );

/** The label for a place, by its whole path or else its longest known ending. */
function find<Word>(words: Readonly<Record<string, Word>>, { type, path }: Place) {
  const ends = path.map((_, index) => path.slice(index).join('.'));
  const key = [`${type}.${ends[0]}`, ...ends].find((end) => Object.hasOwn(words, end));
  return key === undefined ? undefined : words[key];
}

/** Items of a translated list have one label for all languages. */
const withoutLanguage = ({ type, path }: Place): Place => ({
  type,
  path: path.filter((name) => !isLanguage(name)),
});

const files = 'src/admin/messages/*.ts';

/** A field as named in errors. */
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
