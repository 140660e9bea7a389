import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The size in kB of a file in public/, which the content check vouches for. */
export function publicFileSize(path: string): number {
  return Math.ceil(statSync(join('public', path)).size / 1000);
}
