const vowels = 'аеёиоуэюяў';

const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'gʻ',
  д: 'd',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'oʻ',
  ф: 'f',
  х: 'x',
  ҳ: 'h',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: 'ʼ',
  ы: 'i',
  ь: '',
  э: 'e',
  ё: 'yo',
  ю: 'yu',
  я: 'ya',
};

/** The Cyrillic letters of a lower-case text as Uzbek writes them in Latin: `шифохона` → `shifoxona`. */
export function latinUzbek(text: string): string {
  return text.replace(/[а-яёғқўҳ]/g, (letter, at: number) => {
    const before = text[at - 1] ?? ' ';
    const afterVowel = vowels.includes(before);
    if (letter === 'е') {
      return afterVowel || /[^а-яёғқўҳ]|[ъь]/.test(before) ? 'ye' : 'e';
    }
    // The rules of spelling: “ts” between vowels alone, as in “litsenziya” beside “konferensiya”.
    if (letter === 'ц') return afterVowel ? 'ts' : 's';
    return letters[letter] ?? letter;
  });
}
