/** What differs between spellings of one word is left out: case, marks, apostrophes, dotless ı. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'`‘’ʻʼ]/gu, '')
    .replace(/ı/g, 'i');
}
