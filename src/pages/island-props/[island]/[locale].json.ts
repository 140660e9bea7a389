import type { APIRoute } from 'astro';
import { toastMessages, videoMessages } from '../../../i18n/browser-messages.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';

/** The props that islands load (src/islands/load-props.ts), by `data-island`. */
const islands: Record<string, (locale: Locale) => object> = {
  toasts: (locale) => ({ messages: toastMessages(locale) }),
  'video-player': (locale) => ({ messages: videoMessages(locale) }),
};

export const getStaticPaths = () =>
  Object.keys(islands).flatMap((island) =>
    locales.map((locale) => ({ params: { island, locale } })),
  );

/** Not inlined: few visitors need them, and they would add to the first flight of every page. */
export const GET: APIRoute = ({ params: { island = '', locale } }) =>
  Response.json(islands[island]?.(locale as Locale));
