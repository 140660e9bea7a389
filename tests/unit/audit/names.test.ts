import { describe, expect, it } from 'vitest';
import { isNamed, readName, transliterate } from '../../audit/people/names.ts';

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
    ['ru', 'Yoʻldoshevna', 'Юлдошевна'],
    ['ru', 'Yoqubov', 'Ёкубов'],
    ['tr', 'Yoʻldosh', 'Yuldoş'],
    ['en', 'Yoʻldosh', 'Yoldosh'],
    ['tr', 'Ismoilova', 'İsmoilova'],
    ['tr', 'Ulugʻbek', 'Uluğbek'],
    ['en', 'Roʻziyeva', 'Roziyeva'],
  ] as const)('%s: %s', (locale, name, written) => {
    expect(transliterate(name, locale)).toBe(written);
  });
});
