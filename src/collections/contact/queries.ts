import { formatPhone } from '../../i18n/format.ts';
import { singleRecord } from '../records.ts';

const linkTo = (number: string) => ({ label: formatPhone(number), href: `tel:${number}` });

/** The university's first telephone, as a link. */
export async function mainPhone() {
  return linkTo((await singleRecord('contact')).phones[0]?.number ?? '');
}

/** The number that answers questions about admission and fees, as a link. */
export async function admissionPhoneLink() {
  return linkTo(await admissionPhone());
}

/** The number that answers questions about admission and fees, or else the university's first. */
export async function admissionPhone(): Promise<string> {
  const { phones } = await singleRecord('contact');
  return (phones.find(({ admission }) => admission) ?? phones[0])?.number ?? '';
}

/** The address that answers questions about admission, or else the university's first. */
export async function admissionEmail(): Promise<string> {
  const { emails } = await singleRecord('contact');
  return (emails.find(({ admission }) => admission) ?? emails[0])?.address ?? '';
}
