import { readFile } from 'node:fs/promises';
import type { Locale } from '../../src/i18n/locales.ts';
import type { SourceFile, TextFile } from './content.ts';
import { decode } from './decode.ts';
import { linesBefore, splitText } from './front-matter.ts';
import { parseBody } from './markdown.ts';
import type { Problem } from './problem.ts';
import { type Fields, readFields } from './yaml.ts';

/** Takes the problems that a reader meets. */
export type OnProblem = (problem: Problem) => void;

type Named = { name: string; path: string };

/** A file that isn't text is reported, and read as an empty one without fields. */
async function readText({ name, path }: Named, onProblem: OnProblem) {
  const decoded = decode(await readFile(path));
  if (decoded) return decoded;
  onProblem({ file: name, message: 'this file is not UTF-8 text. Save it again as UTF-8.' });
  return undefined;
}

function orReport(fields: Fields | Problem, onProblem: OnProblem): Fields | undefined {
  if ('values' in fields) return fields;
  onProblem(fields);
  return undefined;
}

/** Reads `data.yaml` or a record. */
export async function readYamlFile(named: Named, onProblem: OnProblem): Promise<SourceFile> {
  const decoded = await readText(named, onProblem);
  if (!decoded) return { ...named, bom: '', source: '', fields: undefined };
  const { bom, text: source } = decoded;
  const start = { file: named.name, offset: 0, line: 0 };
  return { ...named, bom, source, fields: orReport(readFields(source, start), onProblem) };
}

/** Reads a text with its front matter. */
export async function readTextFile(
  named: Named,
  locale: Locale,
  onProblem: OnProblem,
): Promise<TextFile> {
  const decoded = await readText(named, onProblem);
  const { bom, text: source } = decoded ?? { bom: '', text: '' };
  const file = { ...named, locale, bom, source };
  const split = splitText(source);
  if (!split) {
    const message =
      'the file must start with a line ---, then the fields (title and so on), then a line --- again. Add what is missing.';
    if (decoded) onProblem({ file: named.name, line: 1, message });
    return { ...file, fields: undefined, body: parseBody(source, 0, 0) };
  }
  const { yaml, yamlOffset, body, bodyOffset } = split;
  const start = { file: named.name, offset: yamlOffset, line: linesBefore(source, yamlOffset) };
  const fields = orReport(readFields(yaml, start), onProblem);
  return { ...file, fields, body: parseBody(body, bodyOffset, linesBefore(source, bodyOffset)) };
}
