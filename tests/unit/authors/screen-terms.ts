import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaries } from '../../../src/admin/messages/dictionaries.ts';
import { words as sampleWords } from '../../../src/admin-pages/samples/words.ts';
import { type Locale, locales, perLocale } from '../../../src/i18n/locales.ts';
import { messages } from '../../../src/saving/messages/messages.ts';
import { completed } from '../../../src/sveltia/strings.ts';
import { LanguageNames } from '../../../src/sveltia/uzbek-formats.ts';
import { words as textWords } from '../../../src/text-field/words.ts';
import { en } from '../../../src/translations/messages/en.ts';
import { ru } from '../../../src/translations/messages/ru.ts';
import { tr } from '../../../src/translations/messages/tr.ts';
import { uz } from '../../../src/translations/messages/uz.ts';
import { collectionsOf, configs, singlesOf } from '../admin/config/screen.ts';

/** Texts of the screen with their keys, which are the same in all languages. */
type Terms = readonly (readonly [text: string, key: string])[];

/** The languages of Sveltia's interface, as in src/sveltia/language.ts. */
const interfaceLocales: Record<Locale, string> = { uz: 'uz', ru: 'ru', tr: 'tr', en: 'en-US' };

const translations = { uz, ru, tr, en };

/** Sveltia's texts for an item and a service. */
const templates = ['add_x', 'sign_in_with_x'];

/** The texts in a value, at any depth, with their paths. */
function termsIn(value: unknown, path: string): Terms {
  if (typeof value === 'string') return [[value, path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => termsIn(inner, `${path}.${key}`));
}

interface Part {
  name: string;
  label?: string;
  label_singular?: string;
  widget?: string;
  required?: unknown;
  fields?: readonly Part[];
}

/** What fields have a button or a box to add: an item of a list, a group that may be left out. */
function addedIn(fields: readonly Part[], path: string): Terms {
  return fields.flatMap(({ name, label, label_singular: item, widget, required, fields }) => {
    const own = `${path}.${name}`;
    const added = item ?? (widget === 'object' && required === false ? label : undefined);
    return [...(added === undefined ? [] : [[added, own] as const]), ...addedIn(fields ?? [], own)];
  });
}

/** Sveltia's own texts. */
function sveltia(locale: string) {
  const folder = join(import.meta.dirname, '../../../node_modules/@sveltia/cms/locales');
  return JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'));
}

/** The screen in each language. */
export const screens = perLocale((locale) => {
  const own = interfaceLocales[locale];
  const strings = completed(own === 'uz' ? {} : sveltia(own), own);
  const names = new LanguageNames(own, { type: 'language' });
  const { fields: _, items: __, hints: ___, ...others } = dictionaries[locale];
  const config = configs[locale];
  const words = {
    others,
    text: textWords[locale],
    samples: sampleWords[locale],
    saving: messages[locale],
    translations: translations[locale],
  };
  return {
    /** Sveltia’s words. */
    strings,
    /** Our words besides those of fields, in groups. */
    words,
    /** What the screen has whatever is open. */
    shared: [
      ...termsIn(strings, 'sveltia'),
      ...termsIn(words, 'words'),
      ...locales.map((each): [string, string] => {
        const name = names.of(each) ?? '';
        return [name.charAt(0).toLocaleUpperCase(own) + name.slice(1), `language.${each}`];
      }),
      ['GitHub', 'GitHub'] as const,
    ] satisfies Terms,
    templates: templates.map((name): [string, string] => [strings[name] as string, name]),
    /** The lists on the left, with what their forms show. */
    sections: [...collectionsOf(config), ...singlesOf(config)].map((section) => ({
      name: section.name,
      label: section.label ?? section.name,
      description: 'description' in section ? section.description : undefined,
      fields: 'fields' in section ? section.fields : [],
      terms: termsIn(section, section.name),
      added: addedIn('fields' in section ? (section.fields as readonly Part[]) : [], section.name),
    })),
  };
});

/**
 * What the terms of a part of a guide are on the screen: their keys, none for what it doesn't have. Labels of
 * fields count if the part names their section, or none at all.
 */
export function keysOnScreen(terms: readonly string[], locale: Locale): Map<string, string[]> {
  const { shared, templates, sections } = screens[locale];
  const named = sections.filter(({ label }) => terms.includes(label));
  const shown = named.length > 0 ? named : sections;
  const known = [
    ...shared,
    ...sections.map(({ label, name }): [string, string] => [label, `section.${name}`]),
    ...shown.flatMap((section) => section.terms),
  ];
  const keysOf = (term: string): string[] => [
    ...known.flatMap(([text, key]) =>
      text === term || (/[.:]$/.test(term) && text.startsWith(`${term} `)) ? key : [],
    ),
    ...templates.flatMap(([template, name]) => {
      const [before = '', after = ''] = template.split(/\{\$\w+\}/);
      if (!term.startsWith(before) || !term.endsWith(after)) return [];
      const value = term.slice(before.length, term.length - after.length);
      const values = name === 'add_x' ? shown.flatMap(({ added }) => added) : known;
      return values.flatMap(([text, key]) => (text === value ? `${name}(${key})` : []));
    }),
  ];
  return new Map(terms.map((term) => [term, keysOf(term)]));
}
