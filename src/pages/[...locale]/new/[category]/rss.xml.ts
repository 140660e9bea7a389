import type { APIRoute } from 'astro';
import { newsFeed } from '../../../../features/news/feed.ts';
import type { NewsCategory } from '../../../../features/news/lists.ts';
import { newsCategories } from '../../../../features/news/schema.ts';
import { localePaths } from '../../../../frame/pages/static-paths.ts';
import type { Locale } from '../../../../i18n/locales.ts';

export const getStaticPaths = () =>
  newsCategories.flatMap((category) =>
    localePaths().map(({ params, props }) => ({
      params: { ...params, category },
      props: { ...props, category },
    })),
  );

export const GET: APIRoute<{ locale: Locale; category: NewsCategory }> = ({ props }) =>
  newsFeed(props.category, props.locale);
