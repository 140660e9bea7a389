import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { entryName } from '../content-types/entry-name.ts';
import { readFields } from './yaml.ts';

/** The route parameters of the nursing article; the content must be valid. */
export function nursingArticleIn(content: string): { id: number; slug: string } | undefined {
  const [settings = ''] = globSync('settings/*.yaml', { cwd: content });
  const fields = readFields(readFileSync(join(content, settings), 'utf8'));
  if (!('values' in fields)) return undefined;
  const { nursing } = fields.values as { nursing?: { article: number } };
  const [folder] = nursing ? globSync(`news/${nursing.article}-*`, { cwd: content }) : [];
  return nursing && folder
    ? { id: nursing.article, slug: entryName(basename(folder)).slug }
    : undefined;
}
