/**
 * A text as visitors get it: with U+2019 for ʼ (U+02BC), which authors and dictionaries write. Voices
 * spell out words with ʼ (docs/decisions/spoken-apostrophe.md).
 */
export const published = (text: string): string => text.replaceAll('\u02bc', '\u2019');
