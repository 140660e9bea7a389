import { correctText } from '../content-check/correct-text.ts';
import type { Path } from '../content-check/problem.ts';
import { textsOf } from '../content-check/texts.ts';
import { fileOf, mapValues, type SavedEntry, type Values } from './saved-entry.ts';
import { entryOf } from './site.ts';

/** Corrects the texts of an entry like `npm run check:content -- --fix`. */
export function withCorrections(entry: SavedEntry): SavedEntry {
  const texts = textsOf(entryOf(entry)).map((text) => ({ ...text, ...correctText(text) }));
  return mapValues(entry, (values, locale) =>
    texts
      .filter(({ part, text, corrected }) => {
        return part.file === fileOf(entry, locale) && corrected !== text;
      })
      .reduce(
        (left, { field, corrected }) =>
          withValue(left, field === 'body' ? [field] : field, corrected) as Values,
        values,
      ),
  );
}

/** A copy with another value at `path`. */
function withValue(group: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const changed = withValue((group as Values)[name], rest, value);
  if (Array.isArray(group)) return group.with(Number(name), changed);
  return { ...(group as Values), [name]: changed };
}
