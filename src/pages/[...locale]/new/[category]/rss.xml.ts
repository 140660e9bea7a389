import type { APIRoute } from 'astro';
import type { NewsCategory } from '../../../../collections/news/lists.ts';
import { newsCategories } from '../../../../collections/news/schema.ts';
import { newsFeed } from '../../../../feeds/news.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { localePaths } from '../../../../routing/static-paths.ts';

export const getStaticPaths = () =>
  newsCategories.flatMap((category) =>
    localePaths().map(({ params, props }) => ({
      params: { ...params, category },
      props: { ...props, category },
    })),
  );

export const GET: APIRoute<{ locale: Locale; category: NewsCategory }> = ({ props }) =>
  newsFeed(props.category, props.locale);
