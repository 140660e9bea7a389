// An article's reference as a file for reference managers.
import { isoDay } from '../../i18n/format.ts';
import { defaultLocale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { href } from '../../routing/href.ts';
import { absoluteUrl } from '../../routing/site.ts';
import { nameParts, type PublishedArticle } from './citation.ts';
import { articleParams, pageRange } from './identifiers.ts';
import { romanizeName } from './romanize.ts';

const formats = { ris: { label: 'RIS', write: ris }, bib: { label: 'BibTeX', write: bibtex } };

/** A file format for references; its name is also the file's ending. */
export type ReferenceFormat = keyof typeof formats;

/** The names of all formats. */
export const referenceFormats = Object.keys(formats) as ReferenceFormat[];

/** The article's page in the default language, with the address of the journal in all references. */
const pageOf = ({ journal, issue, article }: PublishedArticle) =>
  href('article', defaultLocale, articleParams(journal, issue, article));

/** The links to the article's files, next to its page in the default language. */
export function referenceLinks(published: PublishedArticle) {
  return referenceFormats.map((format) => ({
    label: formats[format].label,
    href: `${pageOf(published)}.${format}`,
  }));
}

/** The contents of an article's file. `journal` must have its registered title. */
export function referenceFile(published: PublishedArticle, format: ReferenceFormat): string {
  return formats[format].write(published);
}

/** The fields that both formats have. */
function referenceFields(published: PublishedArticle) {
  const { journal, issue, article } = published;
  const authors = article.authors.map((author) => {
    const { family, given } = nameParts(romanizeName(author));
    return `${family}, ${given}`;
  });
  return {
    authors,
    title: localize(article.title, article.language).text,
    journal: journal.text.title,
    year: String(issue.year),
    issue: String(issue.number),
    ...pageRange(article),
    issn: journal.data.issn,
    doi: article.doi,
    language: article.language,
    url: absoluteUrl(pageOf(published)),
  };
}

/** RIS: https://en.wikipedia.org/wiki/RIS_(file_format). */
function ris(published: PublishedArticle): string {
  const fields = referenceFields(published);
  const lines: [tag: string, value: string | undefined][] = [
    ['TY', 'JOUR'],
    ...fields.authors.map((author): [string, string] => ['AU', author]),
    ['TI', fields.title],
    ['T2', fields.journal],
    ['PY', fields.year],
    ['DA', isoDay(published.issue.uploadedOn).replaceAll('-', '/')],
    ['IS', fields.issue],
    ['SP', fields.first],
    ['EP', fields.last],
    ['SN', fields.issn],
    ['DO', fields.doi],
    ['LA', fields.language],
    ['UR', fields.url],
  ];
  const known = lines.filter(([, value]) => value);
  return [...known, ['ER', '']].map(([tag, value]) => `${tag}  - ${value}\r\n`).join('');
}

/** BibTeX, in UTF-8. */
function bibtex(published: PublishedArticle): string {
  const fields = referenceFields(published);
  const { family } = nameParts(romanizeName(published.article.authors[0] ?? ''));
  const key = `${family.replace(/[^A-Za-z]/g, '')}${fields.year}p${fields.first}`;
  const values: [name: string, value: string | undefined][] = [
    ['author', fields.authors.join(' and ')],
    ['title', `{${escapeBibtex(fields.title)}}`],
    ['journal', escapeBibtex(fields.journal)],
    ['year', fields.year],
    ['number', fields.issue],
    ['pages', `${fields.first}--${fields.last}`],
    ['issn', fields.issn],
    ['doi', fields.doi],
    ['langid', fields.language],
    ['url', fields.url],
  ];
  const lines = values
    .filter(([, value]) => value)
    .map(([name, value]) => `  ${name} = {${value}}`);
  return `@article{${key},\n${lines.join(',\n')}\n}\n`;
}

/** Escapes the characters that TeX reads as commands. */
const escapeBibtex = (text: string) => text.replace(/[\\{}]/g, '').replace(/[#$%&_]/g, '\\$&');
