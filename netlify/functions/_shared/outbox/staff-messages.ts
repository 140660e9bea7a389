import type { Locale } from '../../../../src/i18n/locales.ts';
import type { Submission } from '../submissions.ts';
import type { SenderSubmission } from './delivery.ts';

/** The name of a submission of each form in the staff's messages, which are in Uzbek. */
export const submissionTitles: Record<Submission['form'], string> = {
  contact: 'Saytdan xabar',
  application: 'Boʻsh ish oʻrniga ariza',
};

/** Marks a submission that passed no bot check. */
export const uncheckedNote =
  'Diqqat: formani odam yuborgani tekshirilmadi, u avtomatik yuborilgan boʻlishi mumkin.';

/** The language in which the visitor read the site and probably wants the answer. */
export const languageNames: Record<Locale, string> = {
  uz: 'oʻzbekcha',
  ru: 'ruscha',
  tr: 'turkcha',
  en: 'inglizcha',
};

/** The topic of a message, or else the name of its form. */
export const titleOf = ({ form, fields }: SenderSubmission): string =>
  singleLine(`${fields['topicTitle'] || submissionTitles[form]}`);

/** The most characters of a name or topic in a subject: longer ones hide the rest of the line. */
const maxSubjectPart = 60;

/**
 * The subject and the sender of a submission: `Qabul — Jasur Olimov (UNI-2026-7G3K9QXB)`, after
 * `[tekshirilmagan]` when it passed no bot check. One line without control characters.
 */
export function summaryOf(submission: SenderSubmission): string {
  const { form, reference, botCheck, fields } = submission;
  const about = form === 'application' && fields['vacancyTitle'];
  const title = [titleOf(submission), about].filter(Boolean).join(': ');
  const name = `${fields.firstName} ${fields.lastName}`;
  const [what, who] = [title, name].map((text) => cut(singleLine(text)));
  const flag = botCheck === 'unknown' ? '[tekshirilmagan] ' : '';
  return `${flag}${what} — ${who} (${reference})`;
}

const cut = (text: string) => {
  const characters = [...text];
  if (characters.length <= maxSubjectPart) return text;
  return `${characters
    .slice(0, maxSubjectPart - 1)
    .join('')
    .trim()}…`;
};

/** A value on one line that can't change the direction of the other text on that line. */
export function singleLine(value: string): string {
  return safeLines(value).join(' ').trim();
}

/** The lines without control characters and characters that change the direction of later text (UAX #9). */
export function safeLines(value: string): string[] {
  return value
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/[\u202A-\u202E\u2066-\u2069]|(?!\t)\p{Cc}/gu, ''));
}
