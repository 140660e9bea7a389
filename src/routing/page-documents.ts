import {
  documentByNumber,
  type LocalizedDocument,
  pageBySlug,
} from '../content-types/documents.ts';
import type { Locale } from '../i18n/locales.ts';
import { routes, type TextRoute } from './routes.ts';

/** The title, summary and text of a page, from src/content/pages/. */
export async function pageDocument(
  route: TextRoute,
  locale: Locale,
): Promise<LocalizedDocument<'pages'>> {
  return pageBySlug(routes[route].text, locale);
}

/** The office in sections/ that answers questions about a page, if its text names one. */
export async function officeOfPage(
  route: TextRoute,
  locale: Locale,
): Promise<LocalizedDocument<'sections'> | undefined> {
  const { section } = (await pageDocument(route, locale)).data;
  return section === undefined ? undefined : documentByNumber('sections', section, locale);
}
