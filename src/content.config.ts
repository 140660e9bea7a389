import { type BaseSchema, defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { type DocumentType, documents, type RecordType, records } from './collections/registry.ts';
import { locales } from './i18n/locales.ts';

/** Typed by its own schema: inside a generic function `defineCollection` would widen it to them all. */
interface Collection<Schema> {
  type: 'content_layer';
  loader: Loader;
  schema: Schema;
}

function collection<Schema>(
  type: string,
  pattern: string,
  suffix: string,
  schema: Schema,
): Collection<Schema> {
  const loader = glob({
    base: `src/content/${type}`,
    pattern,
    generateId: ({ entry }) => entry.slice(0, -suffix.length),
  });
  return defineCollection({
    loader,
    schema: schema as BaseSchema,
  }) as unknown as Collection<Schema>;
}

/** A document's texts: one entry a language, id `<folder>/<locale>`. */
function textCollection<Type extends DocumentType>(type: Type) {
  return collection(
    type,
    `*/{${locales.join(',')}}.md`,
    '.md',
    // Astro would make the schema again for each entry.
    documents[type].text() as ReturnType<(typeof documents)[Type]['text']>,
  );
}

/** What a document's languages share: id `<folder>`. */
function dataCollection<Type extends DocumentType>(type: Type) {
  return collection<(typeof documents)[Type]['data']>(
    type,
    '*/data.yaml',
    '/data.yaml',
    documents[type].data,
  );
}

function recordCollection<Type extends RecordType>(type: Type) {
  return collection<(typeof records)[Type]>(type, '*.yaml', '.yaml', records[type]);
}

export const collections = {
  admissions: textCollection('admissions'),
  'admissions-data': dataCollection('admissions'),
  books: recordCollection('books'),
  branches: recordCollection('branches'),
  contact: recordCollection('contact'),
  courses: textCollection('courses'),
  'courses-data': dataCollection('courses'),
  departments: textCollection('departments'),
  'departments-data': dataCollection('departments'),
  disclosure: recordCollection('disclosure'),
  figures: recordCollection('figures'),
  'journal-issues': recordCollection('journal-issues'),
  journals: textCollection('journals'),
  'journals-data': dataCollection('journals'),
  news: textCollection('news'),
  'news-data': dataCollection('news'),
  'nursing-programmes': recordCollection('nursing-programmes'),
  pages: textCollection('pages'),
  'pages-data': dataCollection('pages'),
  portfolio: recordCollection('portfolio'),
  resources: recordCollection('resources'),
  sections: textCollection('sections'),
  'sections-data': dataCollection('sections'),
  settings: recordCollection('settings'),
  staff: textCollection('staff'),
  'staff-data': dataCollection('staff'),
  teachers: recordCollection('teachers'),
  vacancies: recordCollection('vacancies'),
  videos: recordCollection('videos'),
};
