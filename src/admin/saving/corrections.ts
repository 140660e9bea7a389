import type { Content } from '../../content-check/content.ts';
import { applyCorrections, type CorrectedFile } from '../../content-check/correction.ts';
import type { Problem } from '../../content-check/problem.ts';
import { characterCorrections } from '../../content-check/rules/characters.ts';
import { composedCorrections } from '../../content-check/rules/composed-letters.ts';
import { mixedCorrections } from '../../content-check/rules/mixed-alphabets.ts';
import { uzbekCorrections } from '../../content-check/rules/uzbek-letters.ts';
import { readFields } from '../../content-check/yaml.ts';
import { entryContent } from './entry-content.ts';
import { mapValues, type SavedEntry, type Values } from './saved-entry.ts';

/** Puts the words of the texts right, as `npm run check:content -- --fix` does. */
export function withCorrections(entry: SavedEntry): SavedEntry {
  return [characterCorrections, composedCorrections, mixedCorrections, uzbekCorrections].reduce(
    corrected,
    entry,
  );
}

function corrected(entry: SavedEntry, find: (content: Content) => CorrectedFile[]): SavedEntry {
  const found = new Map(
    find(entryContent(entry, []))
      .filter(({ corrections }) => corrections.length > 0)
      .map((one) => [one.file.path, one]),
  );
  return mapValues(entry, (values, locale) => {
    const file = found.get(entry.path.replace(/\/index\.\w+\.md$/, `/index.${locale}.md`));
    return file ? withFixed(values, file, locale !== undefined) : values;
  });
}

function withFixed(before: Values, { file, corrections }: CorrectedFile, isText: boolean): Values {
  const fixed = applyCorrections(file.source, corrections);
  const [head = '', body = ''] = isText ? halves(fixed) : [fixed];
  const fields = readFields(head);
  const values = 'values' in fields ? fields.values : {};
  return corrections.reduce((left, { field }) => withCorrected(left, field, values, body), before);
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
