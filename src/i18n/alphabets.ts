import type { Locale } from './locales.ts';

/** The letters of each language beyond A–Z, both cases. */
export const letters: Record<Locale, string> = {
  uz: 'ʻʼ',
  ru: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  tr: 'ÇçĞğİıÖöŞşÜüÂâÎîÛû',
  en: '',
};
