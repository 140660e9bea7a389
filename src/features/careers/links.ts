// Links to sample vacancies, for the page that lists all samples.
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { href } from '../../routing/href.ts';
import { type Link, localizedLink } from '../../routing/link.ts';
import { vacancies } from './queries.ts';

/** Links to the vacancies that are samples. */
export async function sampleVacancies(locale: Locale): Promise<Link[]> {
  return (await vacancies(locale))
    .filter(({ data }) => data.sample)
    .map(({ number, data }) =>
      localizedLink(localize(data.title, locale), href('vacancy', locale, { id: number })),
    );
}
