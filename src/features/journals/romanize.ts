/** Letters of Russian and of Cyrillic Uzbek in Latin: BGN/PCGN, without apostrophes for signs. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  'а-a б-b в-v г-g ғ-gʻ д-d е-e ё-yo ж-zh з-z и-i й-y к-k қ-q л-l м-m н-n о-o п-p р-r с-s т-t у-u ў-oʻ ф-f х-kh ҳ-h ц-ts ч-ch ш-sh щ-shch ъ- ы-y ь- э-e ю-yu я-ya'
    .split(' ')
    .map((pair) => pair.split('-')),
);

/** A name in Latin letters: `Ш. Б. Щёголев` → `Sh. B. Shchyogolev`. Latin names stay as they are. */
export function romanizeName(name: string): string {
  return name.replace(/\p{Script=Cyrillic}/gu, (letter) => {
    const sound = latin[letter.toLowerCase()];
    if (sound === undefined) return letter;
    return letter === letter.toLowerCase()
      ? sound
      : sound.replace(/^./, (first) => first.toUpperCase());
  });
}
