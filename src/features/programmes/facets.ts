// The filters of the list of courses.
import { localizedDocuments } from '../../content-types/documents.ts';
import type { Facet } from '../../content-types/facets.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { studyForms } from './course-schema.ts';

/** The facets of the course list; values that no course has are left out. */
export async function courseFacets(locale: Locale): Promise<Facet[]> {
  const t = translator(locale);
  const courses = await localizedDocuments('courses', locale);
  const faculties = (await localizedDocuments('departments', locale)).filter(({ number }) =>
    courses.some(({ data }) => data.faculty === number),
  );
  const forms = studyForms.filter((form) => courses.some(({ data }) => data.forms.includes(form)));
  return [
    {
      name: 'faculty',
      label: t('course.faculty'),
      options: faculties.map(({ number, text, lang }) => ({
        value: String(number),
        label: text.title,
        lang,
      })),
    },
    {
      name: 'form',
      label: t('course.form'),
      options: forms.map((form) => ({ value: form, label: t(`course.form.${form}`) })),
    },
  ];
}
