import type { Locale } from './locales.ts';

/** Letters of each language in addition to A–Z, in both cases. */
export const letters: Record<Locale, string> = {
  uz: 'ʻʼ',
  ru: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  tr: 'ÇçĞğİıÖöŞşÜüÂâÎîÛû',
  en: '',
};
