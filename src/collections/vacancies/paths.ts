import { pathsInAllLocales } from '../../routing/static-paths.ts';
import { vacancies } from './queries.ts';

/** A page for each vacancy, in every language. */
export const vacancyPaths = () =>
  pathsInAllLocales(async (locale) =>
    (await vacancies(locale)).map((vacancy) => ({
      params: { id: String(vacancy.number) },
      props: { vacancy },
    })),
  );
