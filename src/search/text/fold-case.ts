/** Removes differences between spellings of one word: case, diacritics, apostrophes, dotless ı. */
export function foldCase(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'`‘’ʻʼ]/gu, '')
    .replace(/ı/g, 'i');
}
