/**
 * Translations that an author found right, by `markKey`, with the digest of the Uzbek text at that time: a
 * later change in Uzbek ends the mark.
 */
export type Marks = Record<string, string>;

/** The file of the marks, relative to the content folder. */
export const marksFile = 'translations.json';

/** `news/1-open-day ru` */
export const markKey = (type: string, name: string, locale: string) => `${type}/${name} ${locale}`;
