import type { DamagedValue } from '../../netlify/functions/_shared/stored.ts';
import { printableLine } from './printable.ts';

/** Names, on stderr, the records that were left out. */
export function reportDamage(damaged: readonly DamagedValue[]): void {
  for (const { key, message } of damaged) {
    console.error(
      printableLine(`Left out: ${message}. "npm run inbox -- delete ${key}" deletes it.`),
    );
  }
}
