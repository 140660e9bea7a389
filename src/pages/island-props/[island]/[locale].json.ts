import type { APIRoute } from 'astro';
import { formNames } from '../../../forms/registry.ts';
import { formProps } from '../../../frame/forms/form-props.ts';
import { toastMessages, videoMessages } from '../../../i18n/browser-messages.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';

/** The props of each island that loads them, by its `data-island`. */
const islands: Record<string, (locale: Locale) => object | Promise<object>> = {
  ...Object.fromEntries(
    formNames.map((form) => [`${form}-form`, (locale: Locale) => formProps(form, locale)]),
  ),
  toasts: (locale) => ({ messages: toastMessages(locale) }),
  'video-player': (locale) => ({ messages: videoMessages(locale) }),
};

export const getStaticPaths = () =>
  Object.keys(islands).flatMap((island) =>
    locales.map((locale) => ({ params: { island, locale } })),
  );

/** A separate file, because inlined props would be a tenth of the page's first flight of packets. */
export const GET: APIRoute = async ({ params: { island = '', locale } }) =>
  Response.json(await islands[island]?.(locale as Locale));
