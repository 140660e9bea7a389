import type { APIRoute } from 'astro';
import type { Locale } from '../../i18n/locales.ts';
import { localePaths } from '../../routing/static-paths.ts';
import { searchMessages } from '../../search/messages.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  Response.json(searchMessages(props.locale));
