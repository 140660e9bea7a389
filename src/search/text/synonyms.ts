import type { Locale } from '../../i18n/locales.ts';
import { normalizeForSearch } from './normalize.ts';
import type { Synonyms } from './words.ts';

/** The beginnings of words that visitors use, with the site's own words for the same. */
const synonyms: Partial<Record<Locale, Record<string, string>>> = {
  uz: {
    adres: 'manzil',
    aspirant: 'doktorantura',
    jadval: 'hemis jadvali',
    jarroh: 'xirurgiya',
    jaloba: 'shikoyat',
    kontrakt: 'shartnoma',
    medsestra: 'hamshira',
    obshag: 'yotoqxona',
    obshejit: 'yotoqxona',
    perevod: 'koʻchirish',
    pora: 'korrupsiya',
    priyom: 'qabul',
    rabota: 'boʻsh ish oʻrinlari',
    raspisan: 'hemis dars jadvali',
    tish: 'stomatologiya',
    vakan: 'boʻsh ish oʻrinlari',
    vrach: 'shifokor',
  },
  ru: {
    ttj: 'общежитие',
    аспирант: 'докторантура',
    взятк: 'коррупция',
    зубн: 'стоматология',
    контракт: 'договор',
    микробиологич: 'микробиология',
    педиатрич: 'педиатрия',
    общаг: 'общежитие',
    оплат: 'стоимость',
    пожал: 'жалоба',
    поступ: 'приём',
    работа: 'вакансии',
    расписан: 'hemis расписание',
    рассроч: 'частями',
    стоит: 'стоимость',
    трудоустр: 'вакансии',
    ттж: 'общежитие',
    фармакологич: 'фармакология',
    хирургич: 'хирургия',
    цена: 'стоимость',
  },
  tr: {
    dişçi: 'diş hekimliği',
    fiyat: 'ücret',
    harç: 'ücret',
    kariyer: 'açık pozisyonlar',
    nakil: 'yatay geçiş',
    rüşvet: 'yolsuzluk',
  },
  en: {
    accommodation: 'hall residence',
    bribe: 'corruption',
    career: 'vacancies',
    cost: 'fees',
    dorm: 'hall residence',
    employment: 'vacancies',
    hostel: 'hall residence',
    job: 'vacancies',
    license: 'licence',
    price: 'fees',
    schedule: 'hemis timetable',
    timetable: 'hemis timetable',
    tuition: 'fees',
  },
};

/** The synonyms of a language, normalized. The browser only loads those of its own language. */
export const synonymsOf = (locale: Locale): Synonyms =>
  Object.entries(synonyms[locale] ?? {}).map(([theirs, ours]) => [
    normalizeForSearch(theirs, locale),
    normalizeForSearch(ours, locale),
  ]);
