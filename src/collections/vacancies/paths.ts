import { locales } from '../../i18n/locales.ts';
import { localeParam } from '../../routing/static-paths.ts';
import { vacancies } from './queries.ts';

/** A page for each vacancy, once a language. */
export async function vacancyPaths() {
  const paths = locales.map(async (locale) =>
    (await vacancies(locale)).map((vacancy) => ({
      params: { locale: localeParam(locale), id: String(vacancy.number) },
      props: { locale, vacancy },
    })),
  );
  return (await Promise.all(paths)).flat();
}
