import type { CollectionEntry } from 'astro:content';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import type { Facet } from '../facets.ts';
import { accessKinds } from './schema.ts';

type Resource = CollectionEntry<'resources'>['data'];

/** The facets of the e-library; values that no resource has are left out. */
export function resourceFacets(resources: readonly Resource[], locale: Locale): Facet[] {
  const t = translator(locale);
  const kinds = accessKinds.filter((kind) => resources.some(({ access }) => access === kind));
  const options = kinds.map((value) => ({ value, label: t(`resource.${value}`) }));
  return [{ name: 'access', label: t('resource.access'), options }];
}
