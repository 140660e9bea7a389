import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dictionaries, inWords, type Message } from '../../../src/content-check/message.ts';
import { type Locale, localeInfo, locales } from '../../../src/i18n/locales.ts';

const root = join(import.meta.dirname, '../../..');
const keys = Object.keys(dictionaries.uz) as Message['key'][];

/** The forms of a message, one unless it has plurals. */
const formsOf = (locale: Locale, key: Message['key']): Record<string, string> => {
  const message = dictionaries[locale][key];
  return typeof message === 'string' ? { other: message } : message;
};

const slotsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();

describe.each(locales)('the messages in %s', (locale) => {
  it('are all there, and no others', () => {
    expect(Object.keys(dictionaries[locale]).sort()).toEqual(keys.toSorted());
    const blank = keys.filter((key) =>
      Object.values(formsOf(locale, key)).some((text) => text.trim() === ''),
    );
    expect(blank).toEqual([]);
  });

  it('have the places of the Uzbek ones in each form', () => {
    for (const key of keys) {
      const expected = slotsOf(formsOf('uz', key)['other'] ?? '');
      for (const text of Object.values(formsOf(locale, key))) {
        expect(slotsOf(text), key).toEqual(expected);
      }
    }
  });

  it('have all plural forms or one for all numbers', () => {
    const { pluralCategories } = new Intl.PluralRules(localeInfo[locale].intl).resolvedOptions();
    const plurals = keys.filter((key) => typeof dictionaries[locale][key] !== 'string');
    expect(plurals.length).toBeGreaterThan(0);
    for (const key of plurals) {
      const forms = Object.keys(formsOf(locale, key)).sort();
      expect([['other'], pluralCategories.toSorted()]).toContainEqual(forms);
    }
  });
});

it('no message is left in another language', () => {
  const sentences = (locale: Locale) =>
    keys.flatMap((key) => Object.values(formsOf(locale, key)).map((text) => `${key}: ${text}`));
  const same = locales.flatMap((one) =>
    locales
      .filter((other) => other < one)
      .flatMap((other) => {
        const said = new Set(sentences(other));
        return sentences(one).filter((sentence) => said.has(sentence));
      }),
  );
  // The rest consists of signs and values only.
  expect(same.filter((sentence) => /\p{L}/u.test(wordsOf(sentence)))).toEqual([]);
});

const wordsOf = (sentence: string) =>
  sentence.replace(/^[\w.]+: /, '').replace(/\{\w+\}|\.html/g, '');

it('every message is used', () => {
  const files = globSync(
    ['src/content-check/**/*.ts', 'integrations/*.ts', 'src/{content-types,features}/**/*.ts'],
    { cwd: root, exclude: (name) => name.includes('messages/') },
  );
  const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  expect(keys.filter((key) => !code.includes(`'${key}'`))).toEqual([]);
});

describe('a message in words', () => {
  it('has its values, those that are messages too', () => {
    const where: Message = { key: 'reference.kind', type: 'departments', kind: 'faculty' };
    expect(inWords({ key: 'reference.number', where }, 'tr')).toBe(
      'departments (türü “faculty”) içinde bu numarada bir kayıt yok.',
    );
  });

  it('joins a list as the language does', () => {
    const parts: Message[] = [{ key: 'link.language' }, { key: 'link.slash' }];
    const message: Message = { key: 'link.rewrite', path: '/contact', parts };
    expect(inWords(message, 'en')).toContain('(the site adds it) and the slash at the end.');
    expect(inWords(message, 'uz')).toContain(
      '(uni saytning oʻzi qoʻshadi) va oxiridagi qiya chiziq.',
    );
  });

  it.each([
    [1, 'нужен хотя бы 1 пункт.'],
    [3, 'нужно не меньше 3 пунктов.'],
    [21, 'нужен хотя бы 21 пункт.'],
  ])('takes the plural form of %d', (count, expected) => {
    expect(inWords({ key: 'expected.minItems', count }, 'ru')).toBe(expected);
  });

  it('shows braces that are no places', () => {
    expect(inWords({ key: 'block.braces' }, 'en')).toMatch(/^what stands in \{ \} is code/);
  });
});
