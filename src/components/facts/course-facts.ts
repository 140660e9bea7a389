import { type LocalizedDocument, localizedDocuments } from '../../collections/documents.ts';
import { yearlyText } from '../../collections/fee-text.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';
import { askAboutFees } from './ask-about-fees.ts';

/** The facts about a course, in the reader's language. */
export async function courseFacts({ locale, data }: LocalizedDocument<'courses'>) {
  const t = translator(locale);
  const faculty = (await localizedDocuments('departments', locale)).find(
    ({ number }) => number === data.faculty,
  );
  const { fee } = data;
  const source = fee && localize(fee.source, locale);
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
    {
      name: t('course.fee'),
      link: fee
        ? { label: yearlyText(fee, fee.academicYear, locale), href: href('fees', locale) }
        : await askAboutFees(locale),
    },
    {
      name: t('fee.foreigners'),
      value: fee?.foreign && yearlyText(fee.foreign, fee.academicYear, locale),
    },
    { name: t('news.source'), value: source?.text, lang: source?.lang },
  ];
}
