import type { Submission } from '../submissions.ts';

/** What the staff are told that came, in Uzbek as all that they are sent. */
export const whatCame: Record<Submission['form'], string> = {
  contact: 'Saytdan xabar',
  application: 'Boʻsh ish oʻrniga ariza',
};

export const uncheckedNote =
  'Diqqat: formani odam yuborgani tekshirilmadi, u avtomatik yuborilgan boʻlishi mumkin.';
