import { type Entry, partsOf } from '../content.ts';
import type { Message } from '../message.ts';
import { type Finding, quoted } from '../problem.ts';
import { isDayToBuild, otherNumber } from '../readings.ts';
import type { Place } from '../yaml.ts';

/** Finds values of which YAML drops a part, or reads a different number from the one written. */
export function readings(entry: Entry): Finding[] {
  // A document's Uzbek file has its places in two parts.
  const files = new Map(partsOf(entry).map(({ file, places }) => [file, places]));
  return [...files].flatMap(([file, places]) =>
    places.flatMap((place) =>
      [...commentProblem(place), ...numberProblem(place)].map((found) => ({
        file,
        field: place.path,
        ...found,
      })),
    ),
  );
}

type Found = Pick<Finding, 'read' | 'messages'>[];

/** After a date, a number or a choice, a `#` clearly starts a comment. */
function commentProblem(place: Place): Found {
  const { comment, scalar } = place;
  if (comment === undefined || typeof scalar?.value !== 'string' || isDayToBuild(place)) return [];
  if (comment.startsWith('# ') && /^[a-z-]+$/.test(scalar.value)) return [];
  const messages: Message[] = [{ key: 'yaml.comment', text: comment }];
  return [{ read: quoted(scalar.value), messages }];
}

function numberProblem(place: Place): Found {
  const number = otherNumber(place);
  if (number === undefined) return [];
  const messages: Message[] = [{ key: 'yaml.number', number: `${number}` }];
  return [{ read: quoted(place.scalar?.source ?? ''), messages }];
}
