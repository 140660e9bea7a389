import { singleRecord } from '../../content-types/records.ts';
import { perLocale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';

/** The functions' data about the university: see integrations/built-modules.ts. */
export const GET = async () => {
  const { name, referencePrefix } = await singleRecord('settings');
  const names = perLocale((locale) => localize(name, locale).text);
  return Response.json({ names, referencePrefix });
};
