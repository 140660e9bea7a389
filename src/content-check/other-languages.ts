// What is written in languages that the site doesn't have, or has no longer (src/i18n/locales.ts).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, type Node, type Pair, parseDocument, type Scalar } from 'yaml';
import { documents, records } from '../content-types/registry.ts';
import { isLanguage, isLocale, languages, locales } from '../i18n/locales.ts';
import type { Content, SourceFile } from './content.ts';
import type { CorrectedFile, Correction } from './correction.ts';
import { fileName } from './file-name.ts';
import { imageContext } from './image-context.ts';
import type { Path } from './problem.ts';
import { splitText } from './read-file.ts';
import { schemaKeys } from './rules/fields.ts';

const others: readonly string[] = languages.filter((language) => !locales.includes(language));
const isOther = (name: string | undefined) => name !== undefined && others.includes(name);

/** The files in other languages, by their absolute paths; not those of an entry that has no other text. */
export function otherLanguageFiles(content: Content): { name: string; path: string }[] {
  const texts = content.documents
    .filter((entry) => entry.texts.length > 0)
    .flatMap(({ name, path }) =>
      others
        .map((language) => `index.${language}.md`)
        .flatMap((file) => {
          const found = { name: `${name}/${file}`, path: join(path, file) };
          return existsSync(found.path) ? [found] : [];
        }),
    );
  const answers = content.records.filter(
    ({ type, path }) => type === 'answers' && isOther(fileName(path, '.yaml')),
  );
  return [...texts, ...answers];
}

/** Takes translations in other languages out of fields that don't have them, and leaves at least one. */
export function otherLanguageCorrections(content: Content): CorrectedFile<Correction>[] {
  if (others.length === 0) return [];
  const context = imageContext(() => []);
  return [
    ...content.documents.flatMap(({ type, data }) =>
      data ? correctionsOf(data, documents[type].data(context)) : [],
    ),
    ...content.records.flatMap((file) => correctionsOf(file, records[file.type](context))),
  ];
}

function correctionsOf(file: SourceFile, schema: Parameters<typeof schemaKeys>[0]) {
  const yaml = file.path.endsWith('.md') ? splitText(file.source)?.yaml : file.source;
  const root = file.fields && parseDocument(yaml ?? '', { stringKeys: true }).contents;
  const corrections = [...groupsIn(root, [])]
    .filter(({ path }) => !schemaKeys(schema, path).some(isOther))
    .flatMap(({ group }) => withoutOthers(group));
  return corrections.length > 0 ? [{ file, corrections }] : [];
}

type Item = Pair<Scalar<string>, Node | null>;

/** The groups of translations in a node of YAML, whose names are languages. */
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

/** Cuts out each run of other languages: up to what follows it or, at the end, from what precedes it. */
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
