import { localizedDocuments, orderedDocuments } from '../content-types/documents.ts';
import { namedEntries } from '../content-types/named-entries.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { memoizeContent } from '../memoize/memoize.ts';
import { href } from './href.ts';
import { documentLink, type Link } from './link.ts';
import { nursingHref } from './nursing-article.ts';
import { pageDocument } from './page-documents.ts';

/** A group of the primary menu with its links. */
export interface MenuGroup {
  label: string;
  items: Link[];
}

const { leadership, scientificDepartment } = namedEntries;

/** The sections that are in other places of the menu. */
const placed: readonly number[] = [leadership.number, scientificDepartment.number];

/** The primary menu: six groups of links in display order. */
export const primaryMenu = memoizeContent(async (locale: Locale): Promise<MenuGroup[]> => {
  const t = translator(locale);
  const sections = await orderedDocuments('sections', locale);
  const sectionLinks = (keep: (number: number) => boolean): Link[] =>
    sections
      .filter(({ number }) => keep(number))
      .map((section) => documentLink(section, href('section', locale, { id: section.number })));
  const nursing = await nursingHref(locale);
  // In two groups: applicants look for it too.
  const dormitory = documentLink(
    await pageDocument('dormitory', locale),
    href('dormitory', locale),
  );
  const faculties = (await localizedDocuments('departments', locale)).filter(
    ({ data }) => data.kind === 'faculty',
  );
  return [
    {
      label: t('nav.university'),
      items: [
        { label: t('nav.about'), href: href('about', locale) },
        { label: t('nav.licence'), href: href('licence', locale) },
        ...sectionLinks((number) => number === leadership.number),
        { label: t('nav.staff'), href: href('staff', locale) },
        { label: t('nav.teachers'), href: href('teachers', locale) },
        { label: t('nav.careers'), href: href('careers', locale) },
        { label: t('nav.antiCorruption'), href: href('antiCorruption', locale) },
        ...sectionLinks((number) => !placed.includes(number)),
      ],
    },
    {
      label: t('nav.education'),
      items: [
        { label: t('nav.courses'), href: href('courses', locale) },
        ...(nursing ? [{ label: t('nav.nursing'), href: nursing }] : []),
        { label: t('nav.postgraduate'), href: href('postgraduate', locale) },
        ...faculties.map((faculty) =>
          documentLink(faculty, href('department', locale, { id: faculty.number })),
        ),
        { label: t('nav.books'), href: href('books', locale) },
        { label: t('nav.students'), href: href('students', locale) },
        dormitory,
      ],
    },
    {
      label: t('nav.admission'),
      items: [
        { label: t('admission.title'), href: href('admissions', locale) },
        { label: t('nav.fees'), href: href('fees', locale) },
        { label: t('nav.international'), href: href('international', locale) },
        dormitory,
      ],
    },
    {
      label: t('nav.science'),
      items: [
        ...sectionLinks((number) => number === scientificDepartment.number),
        { label: t('nav.journals'), href: href('journals', locale) },
      ],
    },
    {
      label: t('nav.news'),
      items: [
        { label: t('nav.allNews'), href: href('news', locale) },
        { label: t('nav.archive'), href: href('newsArchive', locale) },
        { label: t('home.videos'), href: href('videos', locale) },
      ],
    },
    {
      label: t('nav.contact'),
      items: [
        { label: t('nav.address'), href: href('contact', locale) },
        { label: t('nav.contactForm'), href: `${href('contact', locale)}#form` },
        { label: t('nav.reception'), href: href('reception', locale) },
        { label: t('nav.connect'), href: href('connect', locale) },
      ],
    },
  ];
});
