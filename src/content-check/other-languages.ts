// Content in languages that the site doesn't have, or no longer has (src/i18n/locales.ts).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, type Node, type Pair, parseDocument, type Scalar } from 'yaml';
import { documents, records } from '../content-types/registry.ts';
import { isLanguage, isLocale, languages, locales } from '../i18n/locales.ts';
import { type Content, isDocument } from './content.ts';
import { applyCorrections, type CorrectedFile, type Correction } from './correction.ts';
import { imageContext } from './image-context.ts';
import type { Path } from './problem.ts';
import { splitText } from './read-file.ts';
import { schemaKeys } from './rules/fields.ts';
import type { SourceFile } from './source.ts';

const others: readonly string[] = languages.filter((language) => !locales.includes(language));
const isOther = (name: string | undefined) => name !== undefined && others.includes(name);

/** Absolute paths of files in other languages, except for entries without any other text. */
export function otherLanguageFiles({ entries }: Content): { file: string; path: string }[] {
  return entries.flatMap((entry) => {
    const { type, name, file, path, texts } = entry;
    if (type === 'answers' && isOther(name)) return [{ file, path }];
    if (!isDocument(entry) || texts.length === 0) return [];
    return others
      .map((language) => `index.${language}.md`)
      .map((text) => ({ file: `${file}/${text}`, path: join(path, text) }))
      .filter((text) => existsSync(text.path));
  });
}

/**
 * Removes translations into other languages from fields whose schema doesn't have them; at least one
 * translation stays.
 */
export function otherLanguageCorrections({ entries, sources }: Content): CorrectedFile[] {
  if (others.length === 0) return [];
  const context = imageContext(() => []);
  return entries.flatMap((entry) => {
    const { data } = entry;
    const file = sources.get(data?.file ?? '');
    if (!data?.values || !file) return [];
    const schema = isDocument(entry)
      ? documents[entry.type].data(context)
      : records[entry.type as keyof typeof records](context);
    const corrections = correctionsOf(file, schema);
    return { file, source: applyCorrections(file.source, corrections), corrections };
  });
}

function correctionsOf({ source, path }: SourceFile, schema: Parameters<typeof schemaKeys>[0]) {
  const yaml = path.endsWith('.md') ? splitText(source)?.yaml : source;
  const root = parseDocument(yaml ?? '', { stringKeys: true }).contents;
  return [...groupsIn(root, [])]
    .filter((group) => !schemaKeys(schema, group.path).some(isOther))
    .flatMap(({ group }) => withoutOthers(group));
}

type Item = Pair<Scalar<string>, Node | null>;

/** The groups of translations (keyed by language) in a YAML node. */
function* groupsIn(node: unknown, path: Path): Generator<{ group: Item[]; path: Path }> {
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* groupsIn(item, [...path, index]);
  }
  if (isMap<Scalar<string>, Node | null>(node)) {
    const group = node.items;
    const names = group.map(({ key }) => key.value);
    if (names.every(isLanguage) && names.some(isLocale)) {
      yield { group, path };
    }
    for (const { key, value } of group) yield* groupsIn(value, [...path, key.value]);
  }
}

/** Cuts each run of other languages up to the next item or, at the end, from the previous one. */
function withoutOthers(group: readonly Item[]): Correction[] {
  const names = group.map(({ key }) => key.value);
  const [before, after] = [names.join(', '), names.filter((name) => !isOther(name)).join(', ')];
  const runs = group.flatMap(({ key }, index) =>
    isOther(key.value) && !isOther(names[index - 1]) ? [index] : [],
  );
  return runs.map((first): Correction => {
    const length = group.slice(first).findIndex(({ key }) => !isOther(key.value));
    const [start, end] =
      length < 0
        ? [endOf(group[first - 1]), endOf(group.at(-1))]
        : [startOf(group[first]), startOf(group[first + length])];
    return { start, length: end - start, replacement: '', before, after };
  });
}

const startOf = (item: Item | undefined) => item?.key.range?.[0] ?? 0;
const endOf = (item: Item | undefined) => (item?.value ?? item?.key)?.range?.[1] ?? 0;
