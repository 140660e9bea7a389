import type { Locale } from '../../i18n/locales.ts';
import { normalizeForSearch } from './normalize.ts';
import type { Words } from './words.ts';

/** The beginnings of words that visitors use, and the site's own words for the same. */
const synonyms: Record<Locale, Record<string, string>> = {
  uz: {
    adres: 'manzil',
    kontrakt: 'shartnoma',
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
    контракт: 'договор',
    общаг: 'общежитие',
    оплат: 'стоимость',
    поступ: 'приём',
    работа: 'вакансии',
    рассроч: 'частями',
    стоит: 'стоимость',
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

/** Replaces normalized words of a query with the words that the site uses for the same. */
export function toSiteVocabulary(words: Words, locale: Locale): Words {
  const known = Object.entries(synonyms[locale]).map(
    ([theirs, ours]) =>
      [normalizeForSearch(theirs, locale), normalizeForSearch(ours, locale)] as const,
  );
  return words.flatMap(
    (word) => known.find(([theirs]) => word.startsWith(theirs))?.[1].split(' ') ?? [word],
  );
}
