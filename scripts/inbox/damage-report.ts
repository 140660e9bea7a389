import type { DamagedValue } from '../../netlify/functions/_shared/json-blobs.ts';

/** What is wrong with a record, and what to do. */
export function damageNote({ key, message }: DamagedValue): string {
  return `${message}. "npm run inbox -- delete ${key}" deletes it.`;
}

/** Names, on stderr, the records that were left out. */
export function reportDamage(damaged: readonly DamagedValue[]): void {
  for (const one of damaged) console.error(`Left out: ${damageNote(one)}`);
}
