import { type BaseSchema, defineCollection } from 'astro:content';
import { dirname } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { contentFolder } from './build/site-folder.mjs';
import { onlySharedFields, onlyTextFields } from './content-types/document-file.ts';
import { putIntoWords } from './content-types/expected.ts';
import { forgiving } from './content-types/forgiving-loader.ts';
import { leftOut } from './content-types/left-out.ts';
import { fieldMessages } from './content-types/messages/dictionaries.ts';
import { blocks } from './content-types/pages/blocks.ts';
import {
  type DocumentType,
  documents,
  type RecordType,
  records,
} from './content-types/registry.ts';
import { unrendered } from './content-types/unrendered-loader.ts';
import { fill } from './i18n/fill.ts';
import { defaultLocale, type Locale, locales } from './i18n/locales.ts';

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

/** Patterns against the entries of a type that this build leaves out; development has them all. */
const without = (type: DocumentType | RecordType, base = '') =>
  import.meta.env.DEV ? [] : leftOut(type).map((pattern) => `!${base}${pattern}`);

/** A collection of the files that match `pattern`; `idOf` makes ids of their paths. */
function collection(
  type: string,
  pattern: string[],
  idOf: (path: string) => string,
  schema: unknown,
  adapt = (loader: Loader) => loader,
) {
  const globbed = glob({
    base: `${contentFolder}/${type}`,
    pattern,
    generateId: ({ entry }) => idOf(entry),
    // Pages show the rendered text.
    retainBody: false,
  });
  const loader = adapt(globbed);
  return defineCollection({
    // A build ends at such an entry, with the list of the content check.
    loader: import.meta.env.DEV ? forgiving(loader) : loader,
    schema: schema as BaseSchema,
  });
}

/** Entries' `page.mdx`, which arrange blocks for all languages: id `<type>/<folder>`. */
const noFields = z.strictObject({});
const arranged = Object.keys(blocks) as (keyof typeof blocks)[];
const arrangements = collection(
  '',
  arranged.flatMap((type) => [`${type}/*/page.mdx`, ...without(type, `${type}/`)]),
  dirname,
  noFields,
);

const textFiles = `*/index.{${locales.join(',')}}.md`;
const textId = (path: string) => path.replace(/index\.(\w+)\.md$/, '$1');
/** With the Uzbek text, or without one, this file has what all languages share. */
const sharedFile = `*/index.${defaultLocale}.md`;

// The cast restores which schema belongs to which name: `Object.fromEntries` loses it.
/** All collections, from the registry of content types. */
export const collections = Object.fromEntries([
  ['arrangements', arrangements],
  ...Object.entries(documents).flatMap(([type, { text, data }]) => {
    const others = without(type as DocumentType);
    return [
      // Called here: Astro would call a schema function once per entry.
      [type, collection(type, [textFiles, ...others], textId, onlyTextFields(text()))],
      [
        `${type}-data`,
        collection(type, [sharedFile, ...others], dirname, onlySharedFields(data), unrendered),
      ],
    ];
  }),
  ...Object.entries(records).map(([type, schema]) => {
    const patterns = ['*.yaml', ...without(type as RecordType)];
    return [type, collection(type, patterns, (path) => path.slice(0, -'.yaml'.length), schema)];
  }),
]) as unknown as Collections;
