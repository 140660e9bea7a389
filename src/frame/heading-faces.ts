import cyrillic from '../assets/fonts/onest-cyrillic.woff2?url';
import latin from '../assets/fonts/onest-latin.woff2?url';
import type { Locale } from '../i18n/locales.ts';

const face = (url: string, range = '') =>
  `@font-face{font-family:Onest;src:url(${url})format("woff2");font-weight:700;font-display:optional${range}}`;

/** The URL of the font file for the headings of a page; `locale` is the language of its title. */
export const headingFont = (locale: Locale): string => (locale === 'ru' ? cyrillic : latin);

/**
 * The faces of the heading font. Pages with a Russian title also take digits and Latin letters from the
 * Cyrillic file: with two files, only one might arrive before the first paint, and a line would mix two
 * fonts.
 */
export const headingFaces = (locale: Locale): string =>
  locale === 'ru' ? face(cyrillic) : face(latin) + face(cyrillic, ';unicode-range:U+400-4FF');
