import { type Environment, mailSubjects, mailToVariable } from '../environment.ts';
import type { SenderSubmission } from './delivery.ts';

/**
 * The staff who get the mail about a submission, as a list for a `To` header: those of its topic or
 * form if they are set, and then nobody else; `MAIL_TO` otherwise.
 */
export function recipientsOf(
  environment: Environment,
  { form, fields }: Pick<SenderSubmission, 'form' | 'fields'>,
): string {
  const subject = mailSubjects.find((one) => one === (form === 'contact' ? fields['topic'] : form));
  const own = subject && environment[mailToVariable(subject)];
  return own ?? environment.MAIL_TO ?? '';
}
