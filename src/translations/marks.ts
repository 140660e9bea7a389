import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Marks, marksFile } from './mark-key.ts';

/** The marks of a content folder; none without their file. Throws if it isn't JSON. */
export async function readMarks(dir: string): Promise<Marks> {
  const text = await readFile(join(dir, marksFile), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/** Identifies the Uzbek text that a translation was compared with. */
export const markOf = (uzbekText: string) =>
  createHash('sha256').update(uzbekText).digest('hex').slice(0, 12);
