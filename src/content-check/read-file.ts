import { readFile } from 'node:fs/promises';
import type { Locale } from '../i18n/locales.ts';
import type { Body } from './body.ts';
import type { BodyPart, Part, TextPart } from './content.ts';
import { parseBody } from './markdown.ts';
import type { Problem } from './problem.ts';
import { located, type SourceFile } from './source.ts';
import { readFields } from './yaml.ts';

/** A file to read, and the content that receives the results. */
export interface FileToRead {
  file: string;
  path: string;
  report: (problem: Problem) => void;
  remember: (source: SourceFile) => void;
}

/** Reads a YAML file. */
export async function readYamlFile(file: FileToRead): Promise<Part & { source: string }> {
  const read = await readText(file);
  return { ...fieldsOf(read, read.source), source: read.source };
}

/** Reads a text with front matter. */
export async function readTextFile(
  file: FileToRead,
  locale: Locale,
): Promise<TextPart & { source: string }> {
  const read = await readText(file);
  const { source } = read;
  const split = splitText(source);
  if (!split) {
    read.report({ file: file.file, line: 1, messages: [{ key: 'file.frontMatter' }] });
    return { ...fieldsOf(read, undefined), source, locale, body: { text: '', nodes: [] } };
  }
  const bodyStart = source.length - split.body.length;
  return {
    ...fieldsOf(read, split.yaml, bodyStart),
    source,
    locale,
    body: bodyOf(read, bodyStart),
  };
}

/** Reads `page.mdx`, which has no front matter. */
export async function readPageFile(file: FileToRead): Promise<BodyPart> {
  const read = await readText(file);
  return { ...fieldsOf(read, undefined, 0), body: bodyOf(read, 0) };
}

/** As in the build: front matter ends at the first line that starts with `---`. */
const frontMatter = /^---[^\S\n]*\n(?:[\s\S]*?\n)??(?=---)/;

/**
 * Splits a text into its front matter, including the opening `---` line, and the Markdown below the closing
 * `---` line. Undefined without complete front matter.
 */
export function splitText(source: string): { yaml: string; body: string } | undefined {
  const yaml = frontMatter.exec(source)?.[0];
  return yaml === undefined ? undefined : { yaml, body: source.slice(yaml.length + '---'.length) };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

type Read = FileToRead & Pick<SourceFile, 'bom' | 'source'>;

/** A file that isn't UTF-8 is reported and read as empty; problems caused by that are not reported. */
async function readText(file: FileToRead): Promise<Read> {
  try {
    const decoded = decoder.decode(await readFile(file.path));
    const bom = decoded.startsWith('\uFEFF') ? '\uFEFF' : '';
    return { ...file, bom, source: decoded.slice(bom.length) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    file.report({ file: file.file, messages: [{ key: 'file.encoding' }] });
    return { ...file, bom: '', source: '', report: () => {} };
  }
}

/** Parses the fields in `yaml`, if there are any. */
function fieldsOf(read: Read, yaml: string | undefined, bodyStart = read.source.length): Part {
  const { file, path, bom, source, report, remember } = read;
  const fields = yaml === undefined ? undefined : readFields(yaml);
  const { values = undefined, places = [] } = fields && 'values' in fields ? fields : {};
  if (fields && 'messages' in fields) report({ file, ...fields });
  remember({ file, path, bom, source, places, bodyStart });
  return { file, path, values, places };
}

function bodyOf({ file, path, bom, source, report }: Read, bodyStart: number): Body {
  const result = parseBody(source.slice(bodyStart), file.endsWith('.mdx') ? 'mdx' : 'md');
  if ('nodes' in result) return result;
  report(located({ file, ...result }, { file, path, bom, source, places: [], bodyStart }));
  return { text: '', nodes: [] };
}
