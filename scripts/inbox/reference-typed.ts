import { formNames } from '../../netlify/functions/_shared/submissions.ts';
import { Complaint } from './complaint.ts';

const whole = new RegExp(
  `^(?:(?<form>${formNames.join('|')})/)?(?:CAMU[\\s-]*\\d{4}[\\s-]*)?(?<code>[\\s\\dA-Z-]+)$`,
  'i',
);

/**
 * The keys that a reference may stand for, as it was typed: `CAMU-2026-7G3K9QXB`, `7g3k 9qxb`, with
 * O for 0 and I or L for 1 as Crockford's base 32 reads them, or a key such as `contact/7G3K9QXB`.
 */
export function possibleKeys(typed: string): string[] {
  const { form, code: written = '' } = whole.exec(typed.trim())?.groups ?? {};
  const code = written
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code)) {
    throw new Complaint(
      `"${typed}" is no reference: one looks like CAMU-2026-7G3K9QXB; its last eight letters and digits are enough.`,
      2,
    );
  }
  return (form ? [form.toLowerCase()] : formNames).map((name) => `${name}/${code}`);
}
