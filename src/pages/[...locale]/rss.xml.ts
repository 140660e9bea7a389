import type { APIRoute } from 'astro';
import { newsFeed } from '../../features/news/feed.ts';
import { localePaths } from '../../frame/pages/static-paths.ts';
import type { Locale } from '../../i18n/locales.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props }) => newsFeed('all', props.locale);
