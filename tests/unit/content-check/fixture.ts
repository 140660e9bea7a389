import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { checkContent, rules } from '../../../src/content-check/check.ts';
import { inWords, sentences } from '../../../src/content-check/message.ts';
import type { Problem } from '../../../src/content-check/problem.ts';
import { fieldName } from '../../../src/content-check/report.ts';
import { namedEntries } from '../../../src/content-check/rules/named-entries.ts';

/** File contents by path, relative to `src/content/`, or to the project if the path starts with `/`. */
export type Files = Record<string, string | Uint8Array>;

/** Writes a project into a temporary folder of the running test. Returns its content folder. */
export async function project(files: Files): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'content-check-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const dir = join(root, 'src/content');
  await mkdir(dir, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const path = name.startsWith('/') ? join(root, name) : join(dir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return dir;
}

/** Checks a few entries without requiring those that a site needs. */
export const checkEntries = (dir: string) =>
  checkContent(dir, { ...rules, ofSite: rules.ofSite.filter((rule) => rule !== namedEntries) });

/** A problem as text. */
interface SaidProblem {
  file: string;
  field?: string;
  line?: number;
  read?: string;
  message: string;
}

/** A problem in English. */
export function inEnglish({ field, read, messages, ...place }: Problem): SaidProblem {
  return {
    ...place,
    ...(field && { field: fieldName(field, 'en') }),
    ...(read !== undefined && { read: inWords(read, 'en') }),
    message: sentences(messages, 'en'),
  };
}

/** The problems of a project in English, with file names relative to its content folder. */
export async function problemsOf(files: Files): Promise<SaidProblem[]> {
  const dir = await project(files);
  const { problems } = await checkEntries(dir);
  return problems
    .map(inEnglish)
    .map((problem) => ({ ...problem, file: problem.file.replace(`${dir}/`, '') }));
}

export const newsData = 'date: 2026-09-01\ncategory: university\n';

/** A news text with a body and optional additional front matter. */
export function newsText(body = 'Bir xatboshi.', more = ''): string {
  return `---\ntitle: Ochiq eshiklar kuni\nsummary: Kun tartibi va manzil\n${more}---\n\n${body}\n`;
}

/** A document's Uzbek file: a text, and the fields that all languages share. */
export function withShared(shared: string, text = newsText()): string {
  return text.replace(/^---$/gm, (line, offset) => (offset === 0 ? line : `${shared}---`));
}

/** A news entry without problems, to extend or override. */
export const news: Files = { 'news/1-open-day/index.uz.md': withShared(newsData) };

/** The problems of a single Uzbek news text. */
export function problemsOfBody(body: string, more: Files = {}): Promise<SaidProblem[]> {
  return problemsOf({
    ...news,
    'news/1-open-day/index.uz.md': withShared(newsData, newsText(body)),
    ...more,
  });
}

/** A localized field, `{ uz, ru, tr, en }`, as YAML. */
export function inAllLanguages(field: string, text = 'Matn'): string {
  return `${field}:\n  uz: ${text}\n  ru: ${text}\n  tr: ${text}\n  en: ${text}\n`;
}

/** A vacancy without problems. */
export const vacancy = [
  inAllLanguages('title'),
  'announced: 2026-11-01\n',
  inAllLanguages('description'),
  inAllLanguages('requirements', '[Diplom]'),
].join('');
