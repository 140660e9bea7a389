import { type Locale, localeInfo, locales } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { href } from '../routing/href.ts';
import type { Link } from '../routing/link.ts';
import { type Category, categories, type Section, sections } from '../routing/sections.ts';
import type { Questions } from './query.ts';

/** The search's messages in one language, which the browser loads as JSON together with the search. */
export function searchMessages(locale: Locale) {
  const t = translator(locale);
  return {
    page: href('search', locale),
    sections: Object.fromEntries(
      sections.map((section) => [section, t(`search.section.${section}`)]),
    ) as Record<Section, string>,
    found: t('filter.found'),
    none: t('search.none'),
    searching: t('search.searching'),
    tipWords: t('search.tipWords'),
    tipFilters: t('search.tipFilters'),
    call: t('search.call'),
    similar: t('search.near'),
    corrected: t('search.corrected'),
    verbatim: t('search.verbatim'),
    partial: t('search.partial'),
    missing: t('search.missing'),
    ask: t('search.ask'),
    more: t('search.more'),
    all: t('search.all'),
    offline: t('search.offline'),
    failed: t('search.failed'),
    retry: t('search.retry'),
    siteMap: t('search.siteMap'),
    elsewhere: t('search.elsewhere'),
    close: t('panel.close'),
    languages: locales
      .filter((other) => other !== locale)
      .map((other) => ({
        lang: other,
        name: localeInfo[other].name,
        page: href('search', other),
      })),
  };
}

/** All messages of the search box and its results; `{count}` and `{query}` are placeholders. */
export type SearchMessages = ReturnType<typeof searchMessages> & {
  questions: Questions;
  /** The university's first telephone. */
  phone: Link;
};

/** The labelled options of the filters; categories are grouped by their section. */
export function filterOptions(locale: Locale) {
  const t = translator(locale);
  const label = (category: Category) =>
    category === 'university' || category === 'social'
      ? t(`news.${category}`)
      : t(`search.category.${category}`);
  return {
    sections: sections.map((value) => ({ value, label: t(`search.section.${value}`) })),
    categories: Object.entries(categories).map(([section, values]) => ({
      label: t(`search.section.${section as Section}`),
      section,
      options: values.map((value) => ({ value, label: label(value) })),
    })),
  };
}
