import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import type { Link } from '../../routing/link.ts';
import { nursingArticle } from '../../routing/routes.ts';
import type { NewsTag } from './lists.ts';

/** The page about the subject of a topic of news, if there is one. The topic of admission has none: its list shows the dates. */
export function topicPage(tag: NewsTag, locale: Locale): Link | undefined {
  const t = translator(locale);
  const links: { [Tag in NewsTag]?: Link } = {
    library: { label: t('nav.books'), href: href('books', locale) },
    nursing: { label: t('nav.nursing'), href: href('newsItem', locale, nursingArticle) },
    science: { label: t('nav.journals'), href: href('journals', locale) },
    students: { label: t('nav.students'), href: href('students', locale) },
    teaching: { label: t('nav.courses'), href: href('courses', locale) },
  };
  return links[tag];
}
