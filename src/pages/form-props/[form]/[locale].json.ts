import type { APIRoute } from 'astro';
import { type FormName, formProps } from '../../../components/forms/form-props.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';

export const getStaticPaths = () =>
  Object.keys(formProps).flatMap((form) => locales.map((locale) => ({ params: { form, locale } })));

/** What a form's island is hydrated with: in the page it would be a tenth of its first packets. */
export const GET: APIRoute = async ({ params }) =>
  Response.json(await formProps[params['form'] as FormName](params['locale'] as Locale));
