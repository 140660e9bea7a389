import type { LocalizedDocument } from '../collections/documents.ts';
import { singleRecord } from '../collections/records.ts';
import type { DocumentType } from '../collections/registry.ts';
import { formatShortDate } from '../i18n/format.ts';
import { localize } from '../i18n/localize.ts';
import { translator } from '../i18n/translate.ts';

type Kickers = {
  [Type in DocumentType]: (document: LocalizedDocument<Type>) => string | Promise<string>;
};

/** What an entry of each type is, in the language of its text. */
export const kickers: Kickers = {
  admissions: ({ textLocale, data }) => {
    const t = translator(textLocale);
    return `${t('admission.title')} · ${t('admission.year', { year: data.academicYear })}`;
  },
  courses: ({ textLocale, data }) => {
    const t = translator(textLocale);
    return `${t(`course.degree.${data.degree}`)} · ${t('course.years', { count: data.years })}`;
  },
  departments: ({ textLocale, data }) =>
    translator(textLocale)(data.kind === 'faculty' ? 'course.faculty' : 'department.departments'),
  journals: ({ textLocale }) => translator(textLocale)('journal.title'),
  news: ({ textLocale, data }) =>
    `${translator(textLocale)(`news.${data.category}`)} · ${formatShortDate(data.date, textLocale)}`,
  pages: async ({ textLocale }) =>
    localize((await singleRecord('settings')).tagline, textLocale).text,
  sections: ({ textLocale }) => translator(textLocale)('nav.university'),
  staff: ({ text }) => text.post,
};
