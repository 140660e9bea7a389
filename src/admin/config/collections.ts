import type { CollectionFile, EntryCollection, Field, FileCollection } from '@sveltia/cms';
import { z } from 'astro/zod';
import { contentPath } from '../../build/site-paths.mjs';
import { editing } from '../../content-types/editing.ts';
import type { SchemaContext } from '../../content-types/fields.ts';
import { blocks } from '../../content-types/pages/blocks.ts';
import {
  type DocumentType,
  documents,
  isNumbered,
  type RecordType,
  records,
  type SingleType,
} from '../../content-types/registry.ts';
import { defaultLocale, type Locale, localeInfo, locales } from '../../i18n/locales.ts';
import { bodyFieldType } from '../../text-field/field-type.ts';
import type { ContentType, Entries } from './entries.ts';
import { type FieldContext, fieldsOf } from './fields.ts';
import { listOptions } from './lists.ts';
import { shapeOf } from './schema.ts';
import { plainHint, type Words, wordsIn } from './words.ts';

/** Registered by the screen: Sveltia's own editor rewrites the Markdown. */
const bodyWidget = { widget: bodyFieldType } as const;

/** Types with a fixed set of entries: the screen neither adds nor deletes any. */
const fixed: readonly ContentType[] = ['figures', 'pages'];

/** The title field of types that have neither `title` nor `name`. */
const titles: Partial<Record<ContentType, string>> = {
  credentials: 'kind',
  fees: 'academicYear',
  figures: 'kind',
  'journal-issues': 'journal',
  recognition: 'country',
};

/** Name templates of new entries, where names aren't made from titles. */
const slugs: Partial<Record<ContentType, string>> = {
  fees: '{{academicYear}}',
  'journal-issues': '{{journal}}-{{year}}-{{number}}',
  'nursing-programmes': '{{code}}',
};

/** Builds the screen's collections in the author's language. */
export function collectionsIn(locale: Locale, entries: Entries) {
  const words = wordsIn(locale);
  const context: Omit<FieldContext, 'translated'> = {
    words,
    titleOf: (type) => titleOf(type).replace(`.${defaultLocale}`, `.${locale}`),
  };
  const fields = (schema: z.ZodType, type: ContentType, translated: boolean) =>
    fieldsOf(shapeOf(schema) ?? {}, { type, path: [] }, { ...context, translated });

  const recordFields = (type: RecordType) => fields(records[type](schemaContext), type, false);

  function folder(type: ContentType, all: Field[]): EntryCollection {
    const isFixed = fixed.includes(type);
    return {
      name: type,
      ...named(words.messages.collections[type]),
      folder: `${contentPath}/${type}`,
      fields: all,
      create: !isFixed,
      delete: !isFixed,
      identifier_field: titleOf(type),
      slug: slugOf(type, words),
      thumbnail: all.filter(({ widget }) => widget === 'image').map(({ name }) => name),
      ...listOptions(type, all, titleOf(type), locale, words),
    };
  }

  return {
    /** A type with a body: a folder for each entry, a file for each language. */
    document: (type: DocumentType): EntryCollection => {
      const { text, data } = documents[type];
      const all = [
        ...fields(text(), type, true),
        // Above the facts: the body isn't in the front matter, whose field order must be kept.
        bodyField(type, words),
        ...fields(data(schemaContext), type, false),
      ];
      const files = { path: '{{slug}}/index', extension: 'md', format: 'yaml-frontmatter' };
      const editor = { preview: true };
      return { ...folder(type, all), ...files, ...besideEntry, editor, i18n: true };
    },
    /** A type without a body: a file for each entry. */
    record: (type: RecordType): EntryCollection => {
      const all = recordFields(type);
      return { ...folder(type, all), extension: 'yaml', format: 'yaml', ...mediaOf(type, all) };
    },
    /** A type with a single entry. */
    single: (type: SingleType): CollectionFile => {
      const all = recordFields(type);
      const { label } = words.messages.collections[type];
      const file = `${contentPath}/${type}/${entries[type][0]?.name}.yaml`;
      return { name: type, label, file, format: 'yaml', fields: all, ...mediaOf(type, all) };
    },
    /** A type with an entry for each language. */
    perLanguage: (type: 'answers'): FileCollection => ({
      name: type,
      ...named(words.messages.collections[type]),
      files: locales.map((each) => ({
        name: each,
        label: localeInfo[each].name,
        file: `${contentPath}/${type}/${each}.yaml`,
        format: 'yaml',
        fields: recordFields(type),
      })),
    }),
    /** The `page.mdx` of entries. */
    arrangements: (Object.keys(blocks) as (keyof typeof blocks)[]).map(
      (type): EntryCollection => ({
        name: `${type}-arrangement`,
        ...named(words.messages.arrangements[type]),
        icon: 'view_quilt',
        folder: `${contentPath}/${type}`,
        path: '{{slug}}/page',
        extension: 'mdx',
        format: 'raw',
        summary: '{{slug}}',
        create: false,
        delete: false,
        fields: [
          {
            label: words.messages.arrangementBody.label,
            hint: plainHint(words.messages.arrangementBody.hint),
            name: 'body',
            widget: 'text',
          },
        ],
      }),
    ),
  };
}

const image = () => z.string().register(editing, { widget: 'image' });
const schemaContext = { image: image as unknown as SchemaContext['image'] };

const besideEntry = { media_folder: '', public_folder: '.' };

/** Pictures of records are in the same folder as the records’ files. */
const mediaOf = (type: RecordType, fields: readonly Field[]) =>
  fields.some(({ widget }) => widget === 'image') && {
    media_folder: `/${contentPath}/${type}`,
    public_folder: '.',
  };

/** The words of a type with a list of entries; the form of a single entry has its label only. */
const named = ({ label, one, about }: { label: string; one?: string; about?: string }) => ({
  label,
  label_singular: one,
  description: about,
});

const bodyField = (type: ContentType, words: Words): Field => ({
  name: 'body',
  label: words.label({ type, path: ['body'] }),
  hint: words.hint({ type, path: ['body'] }),
  required: false,
  i18n: true,
  ...bodyWidget,
});

/** The field with the title of a type's entries: a path if the field is translated. */
function titleOf(type: ContentType): string {
  if (type in documents) return 'title';
  const shape = shapeOf(records[type as RecordType](schemaContext)) ?? {};
  const name = titles[type] ?? ['title', 'name'].find((each) => each in shape) ?? '';
  const field = shape[name];
  return field && defaultLocale in (shapeOf(field) ?? {}) ? `${name}.${defaultLocale}` : name;
}

/** The template of new entries' names, which src/admin/new-name.ts makes from it. */
function slugOf(type: ContentType, { messages }: Words): EntryCollection['slug'] {
  const own = slugs[type];
  if (own) return { template: own, editable: false };
  const { hint, numberedHint, pattern } = messages.slug;
  return {
    template: `{{${titleOf(type)}}}`,
    editable: ['create'],
    hint: isNumbered(type) ? numberedHint : hint,
    pattern: ['^[a-z\\d]+(?:-[a-z\\d]+)*$', pattern],
  };
}
