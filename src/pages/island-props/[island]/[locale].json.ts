import type { APIRoute } from 'astro';
import { toastMessages, videoMessages } from '../../../i18n/browser-messages.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';

/** The props of each island that loads them, by its `data-island` (src/islands/load-props.ts). */
const islands: Record<string, (locale: Locale) => object> = {
  toasts: (locale) => ({ messages: toastMessages(locale) }),
  'video-player': (locale) => ({ messages: videoMessages(locale) }),
};

export const getStaticPaths = () =>
  Object.keys(islands).flatMap((island) =>
    locales.map((locale) => ({ params: { island, locale } })),
  );

/** In the page itself the props would be a part of the first packets that few visitors need. */
export const GET: APIRoute = ({ params: { island = '', locale } }) =>
  Response.json(islands[island]?.(locale as Locale));
