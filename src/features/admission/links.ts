// The invitation to apply for a programme, for the pages of other subjects.
import type { LocalizedDocument } from '../../content-types/documents.ts';
import type { Call } from '../../design/call.ts';
import { admissionPhoneLink } from '../contact/links.ts';
import { admissionsFor } from './queries.ts';

/** An invitation to apply through a programme's own admissions. */
export async function courseCall({ number, locale }: LocalizedDocument<'courses'>): Promise<Call> {
  return {
    admissions: await admissionsFor(number, locale),
    phone: await admissionPhoneLink(),
  };
}
