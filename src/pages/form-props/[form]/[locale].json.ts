import type { APIRoute } from 'astro';
import { formProps } from '../../../components/forms/form-props.ts';
import { type FormName, formNames } from '../../../forms/registry.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';

export const getStaticPaths = () =>
  formNames.flatMap((form) => locales.map((locale) => ({ params: { form, locale } })));

/** A form's props for hydration. Inlined, they would be a tenth of the page's first flight. */
export const GET: APIRoute = async ({ params }) =>
  Response.json(await formProps(params['form'] as FormName, params['locale'] as Locale));
