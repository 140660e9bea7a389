import type { Submission } from '../submissions.ts';

/** What the staff's messages call a submission of each form, in Uzbek like all of them. */
export const submissionTitles: Record<Submission['form'], string> = {
  contact: 'Saytdan xabar',
  application: 'Boʻsh ish oʻrniga ariza',
};

/** Marks a submission that passed no bot check. */
export const uncheckedNote =
  'Diqqat: formani odam yuborgani tekshirilmadi, u avtomatik yuborilgan boʻlishi mumkin.';
