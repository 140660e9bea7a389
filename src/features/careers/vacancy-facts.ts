// The facts next to the text of a vacancy, and the contacts of the staff office.
import { publicFileSize } from '../../content-types/public-file.ts';
import { singleRecord } from '../../content-types/records.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink, type Link, mailLink } from '../../routing/link.ts';
import { telephone } from '../contact/links.ts';
import type { Vacancy } from './queries.ts';

/** The telephone of the staff office. */
export async function staffOfficePhone(): Promise<Link> {
  return telephone((await singleRecord('contact')).staffOffice.phone);
}

/** The staff office's contacts for applicants, of the given kinds. */
export async function staffOfficeFacts(locale: Locale, ways: readonly ('phone' | 'email')[]) {
  const t = translator(locale);
  const { email } = (await singleRecord('contact')).staffOffice;
  const facts = {
    phone: { name: t('vacancy.office'), link: await staffOfficePhone() },
    email: { name: t('person.email'), link: mailLink(email) },
  };
  return ways.map((way) => facts[way]);
}

/** Where applicants hand in their documents, and the forms to fill in; where nothing is known, whom to ask. */
export async function handInFacts(locale: Locale) {
  const t = translator(locale);
  const { email, handIn, files } = (await singleRecord('contact')).staffOffice;
  const how = handIn && localize(handIn, locale);
  const forms = files.map(({ title, file }) => {
    const { text: name, lang: nameLang } = localize(title, locale);
    const { text: path, lang } = localize(file, locale);
    return {
      name,
      nameLang,
      link: { label: `PDF, ${publicFileSize(path, locale)}`, href: path, lang },
    };
  });
  const unpublished = { link: await staffOfficePhone(), detail: t('vacancy.unpublished') };
  return [
    {
      name: t('vacancy.handIn'),
      ...(how ? { link: mailLink(email), detail: how.text, detailLang: how.lang } : unpublished),
    },
    ...(forms.length > 0 ? forms : [{ name: t('vacancy.files'), ...unpublished }]),
  ];
}

/** The facts about a vacancy except its deadline, in the reader's language. */
export function vacancyFacts({ data, unit }: Vacancy, locale: Locale) {
  const t = translator(locale);
  return [
    { name: t('vacancy.announced'), value: formatDate(data.announced, locale) },
    {
      name: t('vacancy.unit'),
      link: unit && documentLink(unit, href('department', locale, { id: unit.number })),
    },
    { name: t('vacancy.terms'), value: t('vacancy.askTerms') },
  ];
}
