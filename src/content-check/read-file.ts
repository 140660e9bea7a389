import { readFile } from 'node:fs/promises';
import type { Locale } from '../i18n/locales.ts';
import type { Body } from './body.ts';
import type { BodyFile, SourceFile, TextFile } from './content.ts';
import { parseBody } from './markdown.ts';
import type { Problem } from './problem.ts';
import { type Fields, readFields } from './yaml.ts';

/** A file to read, and where its problems go. */
export interface FileToRead {
  name: string;
  path: string;
  report: (problem: Problem) => void;
}

/** Reads a file that is YAML alone. */
export async function readYamlFile(file: FileToRead): Promise<SourceFile> {
  const { text, report } = await readText(file);
  return { ...text, fields: fieldsOf(text, text.source, report) };
}

/** Reads a text with its front matter. */
export async function readTextFile(file: FileToRead, locale: Locale): Promise<TextFile> {
  const { text, report } = await readText(file);
  const split = splitText(text.source);
  if (!split) {
    report({ file: file.name, line: 1, messages: [{ key: 'file.frontMatter' }] });
    return { ...text, locale, fields: undefined, body: { start: 0, nodes: [] } };
  }
  const start = text.source.length - split.body.length;
  const fields = fieldsOf(text, split.yaml, report);
  return { ...text, locale, fields, body: bodyOf(text, start, report) };
}

/** Reads `page.mdx`, which has no front matter. */
export async function readPageFile(file: FileToRead): Promise<BodyFile> {
  const { text, report } = await readText(file);
  return { ...text, fields: undefined, body: bodyOf(text, 0, report) };
}

/** The build's own rule: front matter ends at the first line that starts with `---`. */
const frontMatter = /^---[^\S\n]*\n(?:[\s\S]*?\n)??(?=---)/;

/**
 * Splits a text into its front matter, with the `---` line above it, and the Markdown below the
 * `---` line that ends it. Undefined without complete front matter.
 */
function splitText(source: string): { yaml: string; body: string } | undefined {
  const yaml = frontMatter.exec(source)?.[0];
  return yaml === undefined ? undefined : { yaml, body: source.slice(yaml.length + '---'.length) };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

type Text = Omit<SourceFile, 'fields'>;
type Report = FileToRead['report'];

/** A file that isn't UTF-8 is reported and then read as empty; what follows from that is not. */
async function readText({
  name,
  path,
  report,
}: FileToRead): Promise<{ text: Text; report: Report }> {
  try {
    const decoded = decoder.decode(await readFile(path));
    const bom = decoded.startsWith('\uFEFF') ? '\uFEFF' : '';
    return { text: { name, path, bom, source: decoded.slice(bom.length) }, report };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    report({ file: name, messages: [{ key: 'file.encoding' }] });
    return { text: { name, path, bom: '', source: '' }, report: () => {} };
  }
}

function fieldsOf({ name }: Text, yaml: string, report: Report): Fields | undefined {
  const result = readFields(yaml);
  if ('values' in result) return result;
  report({ file: name, ...result });
  return undefined;
}

function bodyOf({ name, source }: Text, start: number, report: Report): Body {
  const result = parseBody(source, start, name.endsWith('.mdx') ? 'mdx' : 'md');
  if ('nodes' in result) return result;
  report({ file: name, ...result });
  return { start, nodes: [] };
}
