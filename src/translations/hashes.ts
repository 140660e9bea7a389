import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Written } from './texts.ts';

/** Which translations were seen beside which Uzbek texts, where there are no commits to tell. */
export interface Memory {
  /** Whether a translation was seen beside another Uzbek text, and not yet beside this one. */
  isOlder: (uzbek: Written, translation: Written) => boolean;
  /** Keeps what was seen; on a disk that can't be written it is forgotten. */
  save: () => Promise<void>;
}

/** Reads what earlier runs have seen: a list of hashes. */
export async function readMemory(file: string): Promise<Memory> {
  const earlier = await readFile(file, 'utf8').catch(() => '');
  const known: ReadonlySet<string> = new Set(earlier.split('\n'));
  const seen = new Set(known);
  return {
    isOlder: (uzbek, { path, key }) => {
      const alone = hash(path, key);
      const beside = hash(path, key, uzbek.key);
      if (known.has(alone) && !known.has(beside)) return true;
      seen.add(alone).add(beside);
      return false;
    },
    save: async () => {
      if (seen.size === known.size) return;
      await mkdir(dirname(file), { recursive: true })
        .then(() => writeFile(file, [...seen].join('\n')))
        .catch(() => {});
    },
  };
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 16);
}
