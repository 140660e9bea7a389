/**
 * A text in its published form: with U+2019 in place of ʼ (U+02BC), which authors and dictionaries write.
 * Screen readers spell out words with ʼ (docs/decisions/spoken-apostrophe.md).
 */
export const published = (text: string): string => text.replaceAll('\u02bc', '\u2019');
