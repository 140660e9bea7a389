import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { tashkentDate } from '../src/calendar/tashkent.ts';
import { nursingArticleIn } from '../src/content-check/nursing-article.ts';
import { type DocumentType, documents, type RecordType } from '../src/content-types/registry.ts';
import { type Locale, locales } from '../src/i18n/locales.ts';
import { path } from '../src/routing/href.ts';

/** The test site's files, read independently of the code under test. */
export const content = join(import.meta.dirname, '../.site-test/src/content');

/** The parameters of the page of the article that links about nursing lead to. */
export const nursingArticle = nursingArticleIn(content) ?? { id: 0, slug: '' };

/** Reads YAML, a text's from its front matter; dates are parsed as `Date`s, as in the build. */
export const readYaml = <Shape>(...parts: string[]) => {
  const source = readFileSync(join(content, ...parts), 'utf8');
  const yaml = parts.at(-1)?.endsWith('.md') ? source.split(/^---$/m)[1] : source;
  return parse(yaml ?? '', { customTags: ['timestamp'] }) as Shape;
};

interface Published {
  draft?: boolean;
  date?: Date;
  announced?: Date;
}

/** Whether a build today has the entry of this file. */
function isBuilt(...parts: [type: DocumentType | RecordType, ...rest: string[]]): boolean {
  const { draft, date, announced } = readYaml<Published>(...parts);
  const [type] = parts;
  const day = { news: date, vacancies: announced }[type as string];
  return !draft && (day === undefined || day <= tashkentDate(new Date()));
}

/** The folders of a content type with bodies. */
export const foldersOf = (type: DocumentType) =>
  readdirSync(join(content, type))
    .filter((folder) => isBuilt(type, folder, 'index.uz.md'))
    .sort();

export const entriesOf = (type: DocumentType) =>
  foldersOf(type).map((folder) => {
    const [, id = '', slug = folder] = documents[type].numbered
      ? (/^(\d+)-(.+)$/.exec(folder) ?? [])
      : [];
    return { id, slug };
  });

/** The files of a content type without bodies, except pictures. */
export const recordFiles = (type: RecordType) =>
  readdirSync(join(content, type))
    .filter((file) => file.endsWith('.yaml') && isBuilt(type, file))
    .sort();

export interface NewsEntry {
  id: number;
  /** The path in the default language. */
  path: string;
  date: number;
  /** `2026-09`. */
  month: string;
  category: string;
  tags: string[];
  /** Whether it has a picture. */
  cover: boolean;
  languages: Locale[];
}

interface NewsData {
  date: Date;
  category: string;
  tags?: string[];
  cover?: string;
}

/** Whether a document has a text in a language. */
function isWritten(type: DocumentType, folder: string, locale: Locale): boolean {
  const parts = [type, folder, `index.${locale}.md`];
  return existsSync(join(content, ...parts)) && 'title' in readYaml<object>(...parts);
}

export const newsEntries: NewsEntry[] = foldersOf('news').map((folder) => {
  const { date, category, tags = [], cover } = readYaml<NewsData>('news', folder, 'index.uz.md');
  const [, id = '', slug = ''] = /^(\d+)-(.+)$/.exec(folder) ?? [];
  return {
    id: Number(id),
    path: path('newsItem', { id, slug }),
    date: date.valueOf(),
    month: date.toISOString().slice(0, 7),
    category,
    tags,
    cover: cover !== undefined,
    languages: locales.filter((locale) => isWritten('news', folder, locale)),
  };
});
