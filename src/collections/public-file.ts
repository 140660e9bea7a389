import { statSync } from 'node:fs';
import { join } from 'node:path';

/** The size in kB, rounded up, of a file in public/. Throws if missing: see the content check. */
export function publicFileSize(path: string): number {
  return Math.ceil(statSync(join('public', path)).size / 1000);
}
