import type { Locale } from '../../src/i18n/locales.ts';

/** What a sample page says of itself. */
export const standIn: Record<Locale, string> = {
  uz: 'Bu sahifa namuna: u maqolaning toʻliq matni oʻrnida turibdi. Maqola, mualliflar va natijalar haqiqiy emas.',
  ru: 'Это страница-образец: она стоит на месте полного текста статьи. Статья, авторы и результаты вымышлены.',
  tr: 'Bu sayfa bir örnektir: makalenin tam metninin yerini tutar. Makale, yazarlar ve sonuçlar gerçek değildir.',
  en: 'This is a sample page: it stands in for the full text of the article. The article, its authors and its results are not real.',
};
