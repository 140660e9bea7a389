const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** What the same keys write in the other layout, English or Russian: `ghbtv` → `прием`, `ьувшсшту` → `medicine`. */
export function otherLayout(text: string): string {
  const lower = text.toLocaleLowerCase('en');
  const [from, to] = /[а-яё]/.test(lower) ? [cyrillic, latin] : [latin, cyrillic];
  return [...lower].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}
