import { InvalidArgumentError } from 'commander';
import { formNames } from '../../src/forms/registry.ts';
import { CliError } from './errors.ts';
import type { Inbox } from './open-inbox.ts';

const pattern = new RegExp(
  `^(?:(?<form>${formNames.join('|')})/)?(?:[A-Z]{2,8}[\\s-]*\\d{4}[\\s-]*)?(?<code>[\\s\\dA-Z-]+)$`,
  'i',
);

/**
 * The keys a typed reference may stand for, one a form: of `UNI-2026-7G3K9QXB`, `7g3k 9qxb` (with
 * O for 0 and I or L for 1, as Crockford's base 32 reads them) or a key such as `contact/7G3K9QXB`.
 */
export function parseReference(typed: string): string[] {
  const { form, code: typedCode = '' } = pattern.exec(typed.trim())?.groups ?? {};
  const upperCase = typedCode.toUpperCase().replace(/[\s-]/g, '');
  const code = upperCase.replaceAll('O', '0').replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code)) {
    throw new InvalidArgumentError(
      'A reference looks like ABCD-2026-7G3K9QXB; its last eight letters and digits are enough.',
    );
  }
  return (form ? [form.toLowerCase()] : formNames).map((name) => `${name}/${code}`);
}

/** The one of the `possible` keys that is stored, or among `leftovers`. Rejects with a CliError. */
export async function findKey(
  { openStore, place }: Inbox,
  possible: readonly string[],
  leftovers: ReadonlyMap<string, unknown> = new Map(),
): Promise<string> {
  const read = (key: string) => openStore('submissions').get(key, { type: 'text' });
  const records: (string | null)[] = await Promise.all(possible.map(read));
  const [key, other] = possible.filter((one, n) => records[n] !== null || leftovers.has(one));
  if (other !== undefined) throw new CliError(`Write one of ${key} and ${other}: both exist.`);
  if (key !== undefined) return key;
  const code = possible[0]?.slice(-8);
  throw new CliError(`There is no submission ${code} ${place}. "npm run inbox" lists all.`);
}
