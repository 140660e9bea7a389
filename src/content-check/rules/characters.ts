import { type FoundCharacter, isAuthors, unneededCharacters } from '../characters.ts';
import type { Entry } from '../content.ts';
import type { Message } from '../message.ts';
import { type Finding, quoted } from '../problem.ts';
import { placeIn, textsOf } from '../texts.ts';

type Kind = FoundCharacter['kind'];

const says: Record<Kind, Message> = {
  control: { key: 'text.control' },
  hyphen: { key: 'text.unseen' },
  mark: { key: 'text.mark' },
  lost: { key: 'text.lost' },
  font: { key: 'text.font' },
};

/** No text has characters that a feed or page can't contain, or that keep the search from finding words. */
export function forbiddenCharacters(entry: Entry): Finding[] {
  return findingsOf(entry, (kind) => kind === 'control' || kind === 'hyphen');
}

/** No text has invisible marks, except those of Arabic and Indian scripts and of emoji. */
export function unneededMarks(entry: Entry): Finding[] {
  return findingsOf(entry, (kind) => kind === 'mark' || isAuthors(kind));
}

function findingsOf(entry: Entry, isWanted: (kind: Kind) => boolean): Finding[] {
  return textsOf(entry).flatMap((text) => {
    const found = unneededCharacters(text.text)
      .filter(({ kind }) => isWanted(kind))
      .map((one) => ({ ...one, place: placeIn(text, one.start) }));
    const lines = Map.groupBy(found, ({ kind, place }) => `${kind} ${place.bodyLine}`);
    return [...lines.values()].flatMap((onLine) => {
      const [first] = onLine;
      if (!first) return [];
      const words = [...new Set(onLine.map(({ before }) => before))];
      return { ...first.place, read: words.map(quoted), messages: [says[first.kind]] };
    });
  });
}
