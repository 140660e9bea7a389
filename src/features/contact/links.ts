// The telephones and addresses that other subjects show.
import { mainWay } from '../../content-types/main-way.ts';
import { singleRecord } from '../../content-types/records.ts';
import { formatPhone } from '../../i18n/format.ts';

const linkTo = (number: string) => ({ label: formatPhone(number), href: `tel:${number}` });

/** The university's telephone for any question, as a link. */
export async function mainPhone() {
  return linkTo(mainWay((await singleRecord('contact')).phones)?.number ?? '');
}

/** The university's mail address for any question. */
export async function mainEmail(): Promise<string> {
  return mainWay((await singleRecord('contact')).emails)?.address ?? '';
}

/** The number that answers questions about admission and fees, as a link. */
export async function admissionPhoneLink() {
  return linkTo(await admissionPhone());
}

/** The number that answers questions about admission and fees, or else any question. */
export async function admissionPhone(): Promise<string> {
  const { phones } = await singleRecord('contact');
  return (phones.find(({ admission }) => admission) ?? phones[0])?.number ?? '';
}

/** The address that answers questions about admission, or else any question. */
export async function admissionEmail(): Promise<string> {
  const { emails } = await singleRecord('contact');
  return (emails.find(({ admission }) => admission) ?? emails[0])?.address ?? '';
}

/** Each telephone with the mail addresses for the same questions, which the first such telephone has. */
export async function telephones() {
  const { phones, emails } = await singleRecord('contact');
  return phones.map((phone, index) => {
    const isFirst = phones.findIndex(({ admission }) => admission === phone.admission) === index;
    const addresses = emails.filter(({ admission }) => isFirst && admission === phone.admission);
    return { ...phone, addresses: addresses.map(({ address }) => address) };
  });
}
