import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales, perLocale } from '../../../src/i18n/locales.ts';
import { readContent } from '../../../tools/content-check/read-content.ts';
import { content } from '../../content.ts';
import { isNamed, type PersonName, readName, transliterate } from './people.ts';
import { translatedTexts } from './translations.ts';

const texts = translatedTexts(await readContent(content));

/** The names of everyone who has a record, in all languages. */
const people = texts
  .filter(({ place }) => /\/staff\/[^/]+: title$|\/teachers\/[^/]+: name$/.test(place))
  .map(({ texts: names }) => perLocale((locale) => readName(names[locale] ?? '', locale)));

/** The whole text of each document or record, by language. */
const entries = [...Map.groupBy(texts, ({ place }) => place.split(': ')[0])].map(
  ([name, parts]) => ({
    name,
    texts: perLocale((locale) => parts.flatMap((part) => part.texts[locale] ?? []).join('\n')),
  }),
);

/** Spellings that are customary in Russian, beside the alphabet’s. */
const customary = new Map([
  ['Yoqubov', 'Якубов'],
  ['Hayitov', 'Хаитов'],
  ['Mavluda', 'Мавлюда'],
  ['Zulfiya', 'Зульфия'],
  ['Gulnora', 'Гульнора'],
  ['Ilyosovna', 'Ильясовна'],
]);

it('names a person in all languages of an entry, in the spelling of the person’s record', () => {
  const found = entries.flatMap(({ name, texts: byLocale }) =>
    people.flatMap((person) => {
      const written = locales.filter((locale) => byLocale[locale] !== '');
      const naming = written.filter((locale) => isNamed(person[locale], byLocale[locale]));
      if (naming.length === 0 || naming.length === written.length) return [];
      return `${name}: ${person.uz.surname} ${person.uz.given} only in ${naming.join(', ')}`;
    }),
  );
  expect(found).toEqual([]);
});

it('writes the names of all records by one alphabet per language', () => {
  const partsOf = (name: PersonName) => [name.surname, name.given, name.patronymic];
  const found = people.flatMap((person) =>
    (['ru', 'tr', 'en'] as const).flatMap((locale) =>
      partsOf(person[locale]).flatMap((written, index) => {
        const uzbek = partsOf(person.uz)[index] ?? '';
        if (written === undefined || (locale === 'ru' && customary.get(uzbek) === written))
          return [];
        const expected = transliterate(uzbek, locale);
        return written === expected ? [] : `${locale}: ${written}, not ${expected}`;
      }),
    ),
  );
  expect(people.length).toBe(
    readdirSync(join(content, 'staff')).length + readdirSync(join(content, 'teachers')).length,
  );
  expect(found).toEqual([]);
});

describe('isNamed', () => {
  it.each([
    ['uz', 'Gʻaniyeva Mavluda Salimovna', 'Buni Mavluda Gʻaniyevaning oʻzi aytdi.'],
    ['uz', 'Gʻaniyeva Mavluda Salimovna', 'Mavluda Salimovna kafedrani boshqaradi.'],
    ['ru', 'Назаров Жасур Бахтиёрович', 'Операцию разобрали с Жасуром Назаровым.'],
    ['ru', 'Турсунова Малика Акбаровна', 'Обратитесь к Малике Турсуновой.'],
    ['tr', 'Casur Nazarov', 'Bunu Casur Nazarov’un kendisi söyledi.'],
    ['en', 'Jasur Nazarov', 'Jasur Nazarov’s students'],
  ] as const)('finds a name in a sentence in %s: %s', (locale, name, text) => {
    expect(isNamed(readName(name, locale), text)).toBe(true);
  });

  it.each([
    ['uz', 'Karimov Sardor Ulugʻbekovich', 'Karimov A. darsligi'],
    ['ru', 'Кодиров Анвар Собирович', 'Ректор Анвар Кадыров'],
    ['tr', 'Casur Nazarov', 'Jasur Nazarov'],
  ] as const)('doesn’t take another name for it in %s: %s', (locale, name, text) => {
    expect(isNamed(readName(name, locale), text)).toBe(false);
  });
});

describe('transliterate', () => {
  it.each([
    ['ru', 'Gʻaniyeva', 'Ганиева'],
    ['ru', 'Ergasheva', 'Эргашева'],
    ['tr', 'Ismoilova', 'İsmoilova'],
    ['tr', 'Ulugʻbek', 'Uluğbek'],
    ['en', 'Roʻziyeva', 'Roziyeva'],
  ] as const)('%s: %s', (locale, name, written) => {
    expect(transliterate(name, locale)).toBe(written);
  });
});
