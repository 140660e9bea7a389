// The telephones and addresses that the pages of other subjects show.
import { mainWay } from '../../content-types/main-way.ts';
import { singleRecord } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { type Link, localizedLink, phoneLink } from '../../routing/link.ts';

type Telephone = Link & Required<Pick<Link, 'hours'>>;

/** A telephone of the university that is answered in its opening hours; undefined without a number. */
export async function telephone(number: string): Promise<Telephone>;
export async function telephone(number: string | undefined): Promise<Telephone | undefined>;
export async function telephone(number: string | undefined): Promise<Telephone | undefined> {
  if (number === undefined) return undefined;
  return { ...phoneLink(number), hours: (await singleRecord('contact')).reception };
}

/** The university's telephone for general questions. */
export async function mainPhone() {
  return telephone(mainWay((await singleRecord('contact')).phones)?.number ?? '');
}

/** The university's address, as a fact that links to the map. */
export async function addressFact(locale: Locale) {
  const { address } = await singleRecord('contact');
  return {
    name: translator(locale)('footer.address'),
    link: localizedLink(localize(address, locale), `${href('contact', locale)}#map`),
  };
}

/** The university's mail address for general questions. */
export async function mainEmail(): Promise<string> {
  return mainWay((await singleRecord('contact')).emails)?.address ?? '';
}

/** The telephone for questions about admission and fees, or else the general one. */
export async function admissionPhoneLink() {
  const { phones } = await singleRecord('contact');
  return telephone((phones.find(({ admission }) => admission) ?? phones[0])?.number ?? '');
}

/** The mail address for questions about admission, or else the general address. */
export async function admissionEmail(): Promise<string> {
  const { emails } = await singleRecord('contact');
  return (emails.find(({ admission }) => admission) ?? emails[0])?.address ?? '';
}

/** All telephones; the first for each kind of question also has the mail addresses for it. */
export async function telephones() {
  const { phones, emails } = await singleRecord('contact');
  return phones.map((phone, index) => {
    const isFirst = phones.findIndex(({ admission }) => admission === phone.admission) === index;
    const addresses = emails.filter(({ admission }) => isFirst && admission === phone.admission);
    return { ...phone, addresses: addresses.map(({ address }) => address) };
  });
}
