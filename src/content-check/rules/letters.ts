import { apostropheCorrections } from '../apostrophes.ts';
import { composedCorrections } from '../composed-letters.ts';
import type { Entry } from '../content.ts';
import { alphabetCorrections, lookAlikes } from '../mixed-alphabets.ts';
import { type Finding, quoted } from '../problem.ts';
import { placeIn, textsIn, textsOf } from '../texts.ts';

/** Uzbek text is written with ʻ (U+02BB) and ʼ (U+02BC), not with marks that look like them. */
export function uzbekLetters(entry: Entry): Finding[] {
  return textsIn(entry, 'uz').flatMap((text) => {
    const placed = apostropheCorrections(text.words).map((one) => ({
      ...one,
      place: placeIn(text, one.start),
    }));
    const lines = Map.groupBy(placed, ({ place }) => place.bodyLine);
    return [...lines.values()].flatMap((onLine) => {
      const [first] = onLine;
      if (!first) return [];
      const list = (words: readonly string[]) => [...new Set(words)].map(quoted);
      const words = list(onLine.map(({ after }) => after));
      return {
        ...first.place,
        read: list(onLine.map(({ before }) => before)),
        messages: [{ key: 'apostrophe.wrong', words }],
      };
    });
  });
}

/**
 * A letter is the character that people type and search for: й, not и with U+0306 (Macs); fi, not a PDF's
 * ligature; no mathematical bold letters, as used on Telegram.
 */
export function composedLetters(entry: Entry): Finding[] {
  return textsOf(entry).flatMap((text) =>
    composedCorrections(text.words).map(({ start, before, after }) => ({
      ...placeIn(text, start),
      read: quoted(before),
      messages: [{ key: 'word.composed', word: quoted(after) }],
    })),
  );
}

/** A word has letters of one alphabet: the search doesn't find it by look-alikes. */
export function mixedAlphabets(entry: Entry): Finding[] {
  return textsOf(entry).flatMap((text) =>
    alphabetCorrections(text.words, text.language).map((found) => ({
      ...placeIn(text, found.start),
      read: quoted(found.before),
      messages: [lookAlikes(found)],
    })),
  );
}
