import type { Entry } from './entry.ts';

/** An entry for programs, its times in UTC. */
export function plainRecord({ submission, mark, delivery }: Entry) {
  const { reference, form, receivedAt, locale, botCheck, fields, attachment } = submission;
  return { reference, form, receivedAt, locale, botCheck, mark, delivery, fields, attachment };
}
