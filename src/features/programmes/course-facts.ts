// The facts next to the text of a course.
import { type LocalizedDocument, localizedDocuments } from '../../content-types/documents.ts';
import { feesOf, yearlyFees } from '../../content-types/fees.ts';
import { feeFacts } from '../../design/fee-facts.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';
import { admissionPhoneLink } from '../contact/links.ts';

type Course = LocalizedDocument<'courses'>;

/** The yearly fees of a course, in the due year and the next, or else the number to ask. */
export async function courseFees({ locale, number }: Course) {
  const ask = await admissionPhoneLink();
  const fees = await yearlyFees([number], locale);
  return fees.length === 0
    ? [{ name: translator(locale)('course.askFee'), link: ask, large: true }]
    : feeFacts(fees, locale, { page: href('fees', locale), ask });
}

/** All other facts about a course, in the reader's language. */
export async function courseFacts({ locale, data }: Course) {
  const t = translator(locale);
  const faculty = (await localizedDocuments('departments', locale)).find(
    ({ number }) => number === data.faculty,
  );
  return [
    { name: t('course.duration'), value: t('course.years', { count: data.years }) },
    ...(data.code ? [{ name: t('course.code'), value: data.code }] : []),
    { name: t('course.degree'), value: t(`course.degree.${data.degree}`) },
    {
      name: t('course.form'),
      value: data.forms.map((form) => t(`course.form.${form}`)).join(', '),
    },
    {
      name: t('course.languages'),
      value: data.languages.map((language) => t(`course.language.${language}`)).join(', '),
    },
    {
      name: t('course.faculty'),
      link: faculty && documentLink(faculty, href('department', locale, { id: faculty.number })),
    },
  ];
}

/** The number for questions about a course, unless the fees' facts already have it. */
export async function officeFacts({ locale, number }: Course) {
  if ((await feesOf(number)).length === 0) return [];
  const link = await admissionPhoneLink();
  return [{ name: translator(locale)('fee.office'), link, large: true }];
}
