import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import type { Facet } from '../../list-facets.ts';
import { accessKinds } from './schema.ts';

/** What the electronic resources can be filtered by. */
export function resourceFacets(locale: Locale): Facet[] {
  const t = translator(locale);
  const options = accessKinds.map((value) => ({ value, label: t(`resource.${value}`) }));
  return [{ name: 'access', label: t('resource.access'), options }];
}
