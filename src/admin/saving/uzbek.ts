import { applyCorrections } from '../../../tools/content-check/apostrophes.ts';
import type { Problem } from '../../../tools/content-check/problem.ts';
import { uzbekCorrections } from '../../../tools/content-check/rules/uzbek-letters.ts';
import { readFields } from '../../../tools/content-check/yaml.ts';
import { defaultLocale } from '../../i18n/locales.ts';
import { entryContent } from './entry-content.ts';
import { mapValues, type SavedEntry, type Values } from './saved-entry.ts';

/** Puts the apostrophes of the Uzbek texts right, as `npm run check:content -- --fix` does. */
export function withUzbekLetters(entry: SavedEntry): SavedEntry {
  const [found] = uzbekCorrections(entryContent(entry, [])).filter(
    ({ corrections }) => corrections.length > 0,
  );
  if (!found) return entry;
  const { file, corrections } = found;
  const fixed = applyCorrections(file.source, corrections);
  const isText = !('values' in entry);
  const [head = '', body = ''] = isText ? halves(fixed) : [fixed];
  const fields = readFields(head);
  const values = 'values' in fields ? fields.values : {};
  return mapValues(entry, (before, locale) => {
    if (isText && locale !== defaultLocale) return before;
    return corrections.reduce(
      (left, { field }) => withCorrected(left, field, values, body),
      before,
    );
  });
}

/** The front matter with the line above it, and the text below it. */
function halves(source: string): [string, string] {
  const end = source.indexOf('\n---\n', 3);
  return [source.slice(0, end + 1), source.slice(end + '\n---\n'.length).trim()];
}

function withCorrected(
  values: Values,
  field: Problem['field'],
  corrected: Values,
  body: string,
): Values {
  if (field === undefined) return values;
  if (field === 'body') return { ...values, body };
  return replaced(values, corrected, field) as Values;
}

/** The first with the value at `path` of the second. */
function replaced(
  value: unknown,
  other: unknown,
  [name, ...rest]: readonly (string | number)[],
): unknown {
  if (name === undefined) return other;
  const inner = (of: unknown) => (of as Record<string | number, unknown>)[name];
  const changed = replaced(inner(value), inner(other), rest);
  if (Array.isArray(value)) return value.with(Number(name), changed);
  return { ...(value as object), [name]: changed };
}
