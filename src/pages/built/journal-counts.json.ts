import { localizedDocuments } from '../../content-types/documents.ts';
import { defaultLocale } from '../../i18n/locales.ts';

/** The journals and the initial values of their counters: see integrations/built-modules.ts. */
export const GET = async () => {
  const journals = await localizedDocuments('journals', defaultLocale);
  const initialCounts = journals.map(({ number, data: { views, downloads } }) => [
    number,
    { views, downloads },
  ]);
  return Response.json(Object.fromEntries(initialCounts));
};
