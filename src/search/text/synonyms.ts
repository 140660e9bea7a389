import type { Locale } from '../../i18n/locales.ts';
import { fold } from './normalize.ts';
import type { Words } from './words.ts';

/** What visitors call a thing, by how it begins, and what the site calls it. */
const otherWords: Record<Locale, Record<string, string>> = {
  uz: {
    adres: 'manzil',
    medsestra: 'hamshira',
    obshag: 'yotoqxona',
    obshejit: 'yotoqxona',
    perevod: 'koʻchirish',
    priyom: 'qabul',
    rabota: 'boʻsh ish oʻrinlari',
    raspisan: 'dars jadvali',
    tish: 'stomatologiya',
    vakan: 'boʻsh ish oʻrinlari',
    vrach: 'shifokor',
  },
  ru: {
    зубн: 'стоматология',
    общаг: 'общежитие',
    оплат: 'стоимость',
    поступ: 'приём',
    работа: 'вакансии',
    трудоустр: 'вакансии',
    цена: 'стоимость',
  },
  tr: {
    dişçi: 'diş hekimliği',
    fiyat: 'ücret',
    harç: 'ücret',
    kariyer: 'açık pozisyonlar',
    nakil: 'yatay geçiş',
  },
  en: {
    accommodation: 'residence',
    career: 'vacancies',
    cost: 'fees',
    dorm: 'residence',
    employment: 'vacancies',
    hostel: 'residence',
    job: 'vacancies',
    price: 'fees',
    timetable: 'schedule',
    tuition: 'fees',
  },
};

/** Folded words with the site's own in place of others for the same. */
export function siteWords(words: Words, locale: Locale): Words {
  const known = Object.entries(otherWords[locale]).map(
    ([other, own]) => [fold(other, locale), fold(own, locale)] as const,
  );
  return words.flatMap(
    (word) => known.find(([other]) => word.startsWith(other))?.[1].split(' ') ?? [word],
  );
}
