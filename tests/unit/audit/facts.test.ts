import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/i18n/locales.ts';
import { differences } from '../../audit/facts/differences.ts';
import { factsOf } from '../../audit/facts/facts.ts';
import { numberWords } from '../../audit/facts/number-words.ts';

const statedIn = (text: string, locale: Locale) => [...factsOf(text, locale).stated].sort();

describe('facts', () => {
  it.each([
    ['uz', '2026-yil 4-sentabrdan 30-sentabrgacha'],
    ['ru', 'с 4 по 30 сентября 2026 г.'],
    ['tr', '4–30 Eylül 2026 arasında'],
    ['en', 'from 4 to 30 September 2026'],
  ] as const)('reads days the same way in %s', (locale, text) => {
    expect(statedIn(text, locale)).toEqual(['09-04', '09-30', '2026']);
  });

  it.each([
    ['uz', '26- va 27-avgust'],
    ['ru', '26 и 27 августа'],
    ['tr', '26 ve 27 Ağustos’ta'],
    ['en', '26 and 27 August'],
  ] as const)('reads two days of a month in %s', (locale, text) => {
    expect(statedIn(text, locale)).toEqual(['08-26', '08-27']);
  });

  it.each([
    ['uz', 'Mart oyidan iyulgacha, uch marta'],
    ['ru', 'С марта по июль, три раза'],
    ['tr', 'Marttan temmuza kadar üç kez'],
    ['en', 'From March to July, three times'],
  ] as const)('reads months without a day in %s', (locale, text) => {
    expect(statedIn(text, locale)).toEqual(['03', '07', '3']);
  });

  it.each([
    ['uz', '34 000 000 soʻm, 3,5 yil, soat 09:00 da'],
    ['ru', '34 000 000 сумов, 3,5 года, в 9:00'],
    ['tr', '34.000.000 sum, 3,5 yıl, saat 09.00’da.'],
    ['en', '34,000,000 soums, 3.5 years, at 9:00.'],
  ] as const)('reads separators of thousands, decimals and minutes in %s', (locale, text) => {
    expect(statedIn(text, locale)).toEqual(['3.5', '34000000', '9:00']);
  });

  it('reads phone numbers, mail addresses and sites', () => {
    const text = '+998 73 200-00-11, info@example.uz, my.gov.uz, https://example.org/a/b.';
    expect(statedIn(text, 'en')).toEqual([
      '+998732000011',
      'https://example.org/a/b.',
      'info@example.uz',
      'my.gov.uz',
    ]);
  });

  it('keeps the zero of a form’s name', () => {
    expect(statedIn('086-shakl', 'uz')).toEqual(['086']);
  });
});

describe('numbers in words', () => {
  it.each([
    [
      'uz',
      'Beshta savol, uchinchi bosqich, oʻn besh kun, yigirma uch nafar, chet ellik',
      [5, 3, 15, 23],
    ],
    ['ru', 'Пять вопросов, третий этап, пятнадцать дней, двадцать три', [5, 3, 15, 23]],
    ['tr', 'Beş soru, üçüncü aşama, on beş gün, yirmi üç kişi, altında', [5, 3, 15, 23]],
    ['en', 'Five questions, the third stage, fifteen days, twenty-three people', [5, 3, 15, 23]],
  ] as const)('are read in %s', (locale, text, numbers) => {
    expect(numberWords(text, locale)).toEqual(numbers);
  });

  it('aren’t seen in words that begin like them', () => {
    expect(numberWords('uchun oltin oʻng beshik', 'uz')).toEqual([]);
    expect(numberWords('пятница семья семью тремор', 'ru')).toEqual([]);
    expect(numberWords('altında ondan yedirmek', 'tr')).toEqual([]);
    expect(numberWords('often tenant sixpence', 'en')).toEqual([]);
  });

  it('below three may stand for a number, but state none', () => {
    expect(factsOf('Both groups, the first of two', 'en')).toEqual({
      stated: new Set(),
      perhaps: new Set(['1', '2']),
    });
  });
});

describe('differences', () => {
  it('name what a language lacks', () => {
    const stated = { uz: ['5', '09-04'], ru: ['5'], en: ['09-04'] };
    expect(differences(stated)).toEqual(['5: not in en', '09-04: not in ru']);
  });

  it('accept what may stand for it', () => {
    expect(differences({ uz: ['2'], en: [] }, { en: ['2'] })).toEqual([]);
    expect(differences({ uz: [], en: [] }, { en: ['2'] })).toEqual([]);
  });

  it('leave languages out that have no text', () => {
    expect(differences({ uz: ['5'], ru: ['5'] })).toEqual([]);
  });
});
