import type { APIRoute } from 'astro';
import { formNames } from '../../../forms/registry.ts';
import { formProps } from '../../../frame/forms/form-props.ts';
import { islandProps } from '../../../i18n/browser-messages.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';

/** The props of each island that loads them, by its `data-island`. */
const propsOf: Record<string, (locale: Locale) => object | Promise<object>> = {
  ...Object.fromEntries(
    formNames.map((form) => [`${form}-form`, (locale: Locale) => formProps(form, locale)]),
  ),
  ...islandProps,
};

export const getStaticPaths = () =>
  Object.keys(propsOf).flatMap((island) =>
    locales.map((locale) => ({ params: { island, locale } })),
  );

/** A separate file, because inlined props would be a tenth of the page's first flight of packets. */
export const GET: APIRoute = async ({ params: { island = '', locale } }) =>
  Response.json(await propsOf[island]?.(locale as Locale));
