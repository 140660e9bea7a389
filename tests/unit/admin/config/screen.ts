import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms';
import { adminConfig } from '../../../../src/admin/config/admin-config.ts';
import { perLocale } from '../../../../src/i18n/locales.ts';
import { entries } from './entries.ts';

/** The screen in each language, with the entries of entries.ts. */
export const configs = perLocale((locale) =>
  adminConfig({ locale, entries, backend: { name: 'test-repo' } }),
);
export const config = configs.uz;

const isCollection = (each: object): each is Collection => !('divider' in each);
export const collectionsOf = ({ collections = [] }: CmsConfig) => collections.filter(isCollection);
export const singlesOf = ({ singletons = [] }: CmsConfig) => singletons as CollectionFile[];

/** The fields of a type, from the singletons or the collections. */
export function fieldsOf(type: string): Field[] {
  const single = singlesOf(config).find(({ name }) => name === type);
  const collection = collectionsOf(config).find(({ name }) => name === type);
  const holder = single ?? (collection && 'files' in collection ? collection.files[0] : collection);
  if (!holder || !('fields' in holder)) throw new Error(`no collection ${type}`);
  return holder.fields;
}

/** The fields within a field. */
export const inner = (field: Field) => ('fields' in field ? (field.fields as Field[]) : []);
