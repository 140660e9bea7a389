import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { load } from 'js-yaml';
import { localizedText, text } from '../../src/collections/fields.ts';
import { journalIssue } from '../../src/collections/journal-issues/schema.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/translate.ts';
import { splitText } from '../content-check/front-matter.ts';

/** What stands on an article's sample page, in the language the article is written in. */
export interface Paper {
  /** The article's path on the site: `/pdf/1-2026-1-5.pdf`. */
  file: string;
  language: Locale;
  university: string;
  journal: string;
  issue: string;
  pages: string;
  title: string;
  authors: readonly string[];
  abstract: string;
  doi: string | undefined;
  checkedBy: string;
  uploadedOn: Date;
}

const content = 'src/content';
const titled = z.object({ title: text });
const named = z.object({ name: localizedText });

async function journalTitle(number: number, language: Locale): Promise<string> {
  const folders = await readdir(join(content, 'journals'));
  const folder = folders.find((name) => name.startsWith(`${number}-`));
  if (folder === undefined) throw new Error(`there is no journal ${number}`);
  const source = await readFile(join(content, 'journals', folder, `${language}.md`), 'utf8');
  return titled.parse(load(splitText(source)?.yaml ?? '')).title;
}

/** The articles that name a file, of the issues that are samples: a real article is never drawn. */
export async function samplePapers(): Promise<Paper[]> {
  const { name } = named.parse(load(await readFile(join(content, 'settings/site.yaml'), 'utf8')));
  const papers: Paper[] = [];
  for (const entry of (await readdir(join(content, 'journal-issues'))).sort()) {
    const source = await readFile(join(content, 'journal-issues', entry), 'utf8');
    const issue = journalIssue().parse(load(source));
    if (!issue.sample) continue;
    for (const { pdf, language, title, abstract, ...article } of issue.articles) {
      if (pdf === undefined) continue;
      papers.push({
        file: pdf,
        language,
        university: name[language],
        journal: await journalTitle(issue.journal, language),
        issue: translator(language)('journal.issue', { year: issue.year, number: issue.number }),
        pages: article.pages,
        title: title[language],
        authors: article.authors,
        abstract: abstract[language],
        doi: article.doi,
        checkedBy: issue.checkedBy[language],
        uploadedOn: issue.uploadedOn,
      });
    }
  }
  return papers;
}
