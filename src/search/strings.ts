import { type Locale, localeInfo, locales } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { href } from '../routing/href.ts';
import { type Category, categories, type Section, sections } from '../routing/sections.ts';

/** The finished texts of the search's interface in one language, which the browser loads with it. */
export function searchStrings(locale: Locale) {
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
    tipSite: t('search.tipSite'),
    near: t('search.near'),
    meant: t('search.meant'),
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

export type SearchStrings = ReturnType<typeof searchStrings>;

/** The options of the filters: what they are called, and for kinds the section that they belong to. */
export function filterOptions(locale: Locale) {
  const t = translator(locale);
  const label = (category: Category) =>
    category === 'university' || category === 'social'
      ? t(`news.${category}`)
      : t(`search.category.${category}`);
  return {
    sections: sections.map((value) => ({ value, label: t(`search.section.${value}`) })),
    categories: Object.entries(categories).map(([section, kinds]) => ({
      label: t(`search.section.${section as Section}`),
      section,
      kinds: kinds.map((value) => ({ value, label: label(value) })),
    })),
  };
}
