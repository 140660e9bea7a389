import { type LocalizedDocument, localizedDocuments } from '../../collections/documents.ts';
import { formatNumber } from '../../i18n/format.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';

/** The facts about a course, in the reader's language. */
export async function courseFacts({ locale, data }: LocalizedDocument<'courses'>) {
  const t = translator(locale);
  const faculty = (await localizedDocuments('departments', locale)).find(
    ({ number }) => number === data.faculty,
  );
  const fee =
    data.fee &&
    t(`course.fee${data.fee.currency}`, {
      amount: formatNumber(data.fee.amount, locale),
      year: data.fee.academicYear,
    });
  const source = data.fee && localize(data.fee.source, locale);
  return [
    { name: t('course.code'), value: data.code },
    { name: t('course.degree'), value: t(`course.degree.${data.degree}`) },
    {
      name: t('course.faculty'),
      link: faculty && documentLink(faculty, href('department', locale, { id: faculty.number })),
    },
    { name: t('course.duration'), value: t('course.years', { count: data.years }) },
    {
      name: t('course.languages'),
      value: data.languages.map((language) => t(`course.language.${language}`)).join(', '),
    },
    {
      name: t('course.form'),
      value: data.forms.map((form) => t(`course.form.${form}`)).join(', '),
    },
    { name: t('course.fee'), value: fee ?? t('course.feeUnknown') },
    { name: t('news.source'), value: source?.text, lang: source?.lang },
  ];
}
