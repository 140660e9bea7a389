import type { Locale } from '../../../../src/i18n/locales.ts';
import type { Submission } from '../submissions.ts';
import type { SenderSubmission } from './delivery.ts';

/** What the staff's messages call a submission of each form, in Uzbek like all of them. */
export const submissionTitles: Record<Submission['form'], string> = {
  contact: 'Saytdan xabar',
  application: 'Boʻsh ish oʻrniga ariza',
};

/** Marks a submission that passed no bot check. */
export const uncheckedNote =
  'Diqqat: formani odam yuborgani tekshirilmadi, u avtomatik yuborilgan boʻlishi mumkin.';

/** The language that the visitor read the site in, and probably wants to be answered in. */
export const languageNames: Record<Locale, string> = {
  uz: 'oʻzbekcha',
  ru: 'ruscha',
  tr: 'turkcha',
  en: 'inglizcha',
};

/** The topic of a message, or else what its form is called. */
export const titleOf = ({ form, fields }: SenderSubmission): string =>
  singleLine(`${fields['topicTitle'] || submissionTitles[form]}`);

/** Characters of a name or topic in a subject: longer ones hide the rest of the line. */
const maxSubjectPart = 60;

/**
 * What a submission is about and who sent it: `Qabul — Jasur Olimov (UNI-2026-7G3K9QXB)`, after
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

/** A value on one line, which can't change the direction of that line's other text. */
export function singleLine(value: string): string {
  return safeLines(value).join(' ').trim();
}

/** Without control characters, and those that change the direction of the text after them (UAX #9). */
export function safeLines(value: string): string[] {
  return value
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.replace(/[\u202A-\u202E\u2066-\u2069]|(?!\t)\p{Cc}/gu, ''));
}
