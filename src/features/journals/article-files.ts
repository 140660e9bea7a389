// The PDF files of articles, whose addresses derive from those of the articles' pages.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tashkentDay } from '../../calendar/tashkent.ts';
import { readFields } from '../../content-check/yaml.ts';
import { entryName } from '../../content-types/entry-name.ts';
import { readFirstDay } from '../../content-types/publication.ts';
import { path } from '../../routing/href.ts';
import type { ArticleFile } from '../../routing/redirects.ts';
import { articleParams } from './identifiers.ts';

/** The properties of an issue that are read here. */
interface Issue {
  journal: number;
  year: number;
  number: number;
  articles: readonly { pages: string; pdf?: string }[];
}

/** The article files that a build contains, from a content folder that has been checked. */
export function articleFiles(content: string): ArticleFile[] {
  const journals = globSync('journals/*', { cwd: content }).map((folder) =>
    entryName(basename(folder)),
  );
  return globSync('journal-issues/*.yaml', { cwd: content })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(content, file), 'utf8');
      if (readFirstDay('journal-issues', source) > tashkentDay()) return [];
      const fields = readFields(source);
      if (!('values' in fields)) return [];
      const issue = fields.values as unknown as Issue;
      const { slug = '' } = journals.find(({ number }) => number === issue.journal) ?? {};
      const journal = { number: issue.journal, slug };
      return issue.articles.flatMap(({ pdf, ...article }) => {
        const page = path('article', articleParams(journal, issue, article));
        return pdf ? [{ page, pdf }] : [];
      });
    });
}
