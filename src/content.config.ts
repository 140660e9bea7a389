import { type BaseSchema, defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { putIntoWords } from './collections/expected.ts';
import { fieldMessages } from './collections/messages/dictionaries.ts';
import { blocks } from './collections/pages/blocks.ts';
import { type DocumentType, documents, type RecordType, records } from './collections/registry.ts';
import { fill } from './i18n/fill.ts';
import { type Locale, locales } from './i18n/locales.ts';

// integrations/content-check.ts chooses the language.
const authorsLocale: Locale = import.meta.env.AUTHORS_LOCALE;
putIntoWords((key, params) => fill(fieldMessages[authorsLocale][key], params, authorsLocale));

interface Collection<Schema> {
  type: 'content_layer';
  loader: Loader;
  schema: Schema;
}

/** Texts (`news`, id `<folder>/<locale>`), shared data (`news-data`, id `<folder>`) and records. */
type Collections = {
  [Type in DocumentType]: Collection<ReturnType<(typeof documents)[Type]['text']>>;
} & { [Type in DocumentType as `${Type}-data`]: Collection<(typeof documents)[Type]['data']> } & {
  [Type in RecordType]: Collection<(typeof records)[Type]>;
} & { arrangements: Collection<typeof noFields> };

/** A collection of the files that match `pattern`; ids are their paths without `suffix`. */
function collection(type: string, pattern: string, suffix: string, schema: unknown) {
  const loader = glob({
    base: `src/content/${type}`,
    pattern,
    generateId: ({ entry }) => entry.slice(0, -suffix.length),
  });
  return defineCollection({ loader, schema: schema as BaseSchema });
}

/** Entries' `page.mdx`, which arrange blocks for all languages: id `<type>/<folder>`. */
const noFields = z.strictObject({});
const arrangements = collection(
  '',
  `{${Object.keys(blocks).join(',')}}/*/page.mdx`,
  '/page.mdx',
  noFields,
);

const textFiles = `*/{${locales.join(',')}}.md`;

// The cast restores which schema belongs to which name: `Object.fromEntries` loses it.
/** All collections, from the registry of content types. */
export const collections = Object.fromEntries([
  ['arrangements', arrangements],
  ...Object.entries(documents).flatMap(([type, { text, data }]) => [
    // Called here: Astro would call a schema function once per entry.
    [type, collection(type, textFiles, '.md', text())],
    [`${type}-data`, collection(type, '*/data.yaml', '/data.yaml', data)],
  ]),
  ...Object.entries(records).map(([type, schema]) => [
    type,
    collection(type, '*.yaml', '.yaml', schema),
  ]),
]) as unknown as Collections;
