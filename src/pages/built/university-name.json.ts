import { singleRecord } from '../../content-types/records.ts';
import { perLocale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';

/** The university's name in each language: see integrations/built-modules.ts. */
export const GET = async () => {
  const { name } = await singleRecord('settings');
  return Response.json(perLocale((locale) => localize(name, locale).text));
};
