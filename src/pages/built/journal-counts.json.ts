import { localizedDocuments } from '../../collections/documents.ts';
import { defaultLocale } from '../../i18n/locales.ts';

/** The journals that there are and what their counters start from, for the function that counts. */
export const GET = async () => {
  const journals = await localizedDocuments('journals', defaultLocale);
  const starts = journals.map(({ number, data: { views, downloads } }) => [
    number,
    { views, downloads },
  ]);
  return Response.json(Object.fromEntries(starts));
};
