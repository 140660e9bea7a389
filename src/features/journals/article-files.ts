// The PDF files of articles, which get addresses below their articles'.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tashkentDay } from '../../calendar/tashkent.ts';
import { readFields } from '../../content-check/yaml.ts';
import { entryName } from '../../content-types/entry-name.ts';
import { readFirstDay } from '../../content-types/publication.ts';
import { path } from '../../routing/href.ts';
import type { ArticleFile } from '../../routing/redirects.ts';
import { articleParams } from './identifiers.ts';

/** What is read of an issue. */
interface Issue {
  journal: number;
  year: number;
  number: number;
  articles: readonly { pages: string; pdf?: string }[];
}

/** The files of the articles in a content folder, which has been checked, that a build has. */
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
