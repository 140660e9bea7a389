// What a year costs applicants from abroad, and whom they write to.
import { namedDocument } from '../../content-types/documents.ts';
import { feeRangeText } from '../../content-types/fee-text.ts';
import { feeYears } from '../../content-types/fees.ts';
import { singleRecord } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink, mailLink } from '../../routing/link.ts';
import { telephone } from '../contact/links.ts';
import { budgetOf } from './budget.ts';

/**
 * A year's costs in dollars, if the fees are known, then the mail address of the office, the time to an
 * answer, its messenger and its telephone.
 */
export async function officeFacts(locale: Locale) {
  const t = translator(locale);
  const office = await namedDocument('internationalDepartment', locale);
  const { costs, messenger, rate, term, sample } = await singleRecord('international');
  const [due] = await feeYears();
  const total = due && budgetOf(due, costs, rate.soum).total.USD;
  const answer = localize(term, locale);
  return [
    ...(total
      ? [
          {
            name: t('budget.title'),
            link: { label: feeRangeText({ ...total, currency: 'USD' }, locale), href: '#budget' },
            large: true,
            sample: sample || due.sample,
          },
        ]
      : []),
    {
      name: t('person.email'),
      link: mailLink(office.data.email),
      detail: answer.text,
      detailLang: answer.lang,
      sample,
    },
    ...(messenger
      ? [
          {
            name: messenger.name,
            link: { label: messenger.url.replace(/^https?:\/\//, ''), href: messenger.url },
            sample,
          },
        ]
      : []),
    { name: t('person.phone'), link: await telephone(office.data.phone) },
    {
      name: t('international.office'),
      link: documentLink(office, href('section', locale, { id: office.number })),
    },
  ];
}
