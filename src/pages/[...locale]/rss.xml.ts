import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { newsByDate } from '../../collections/news/queries.ts';
import { singleRecord } from '../../collections/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { absoluteUrl, href } from '../../routing/href.ts';
import { localePaths } from '../../routing/static-paths.ts';

export const getStaticPaths = localePaths;

/** The news written in this language; other languages' texts have their own feed. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale }, site }) => {
  const t = translator(locale);
  const { name, tagline } = await singleRecord('settings');
  const items = (await newsByDate(locale)).filter(({ textLocale }) => textLocale === locale);
  return rss({
    title: `${name[locale]}: ${t('news.title')}`,
    description: tagline[locale],
    site: absoluteUrl(href('home', locale), site as URL),
    trailingSlash: false,
    customData: `<language>${locale}</language>`,
    items: items.map(({ number, slug, text, data }) => ({
      title: text.title,
      description: text.summary,
      pubDate: data.date,
      categories: [t(`news.${data.category}`)],
      link: absoluteUrl(href('newsItem', locale, { id: number, slug }), site as URL),
    })),
  });
};
