/** The first letters of a name's first two words; Gʻ and Oʻ are letters. */
export const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => /^.ʻ?/u.exec(word)?.[0])
    .join('');
