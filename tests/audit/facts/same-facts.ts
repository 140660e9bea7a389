import type { Content } from '../../../src/content-check/content.ts';
import { readContent } from '../../../src/content-check/read-content.ts';
import { type Locale, locales, perLocale } from '../../../src/i18n/locales.ts';
import { advice, broken, type Finding, type Outcome } from '../outcome.ts';
import type { AuditedSite } from '../site.ts';
import { glossaryFolder, readList } from '../word-list.ts';
import { differences } from './differences.ts';
import { factsOf } from './facts.ts';
import { translatedEntries, translatedTexts } from './translations.ts';

const list = 'differences.txt';
const accept = `where that is right, add this line, up to here, to ${glossaryFolder}/${list}`;
const correct = `correct the language that is wrong; ${accept}`;
const complete = `add what is missing; ${accept}`;

/** Finds what is stated in one language of an entry and not in another, but for the list's lines. */
export async function auditFacts({ content: folder }: AuditedSite): Promise<Outcome> {
  return { findings: findDifferences(await readContent(folder), readList(list)) };
}

/** All differences that aren't accepted, and what is accepted and doesn't exist. */
export function findDifferences(content: Content, accepted: readonly string[]): Finding[] {
  const found = [...differentFacts(content), ...differentParts(content), ...answers(content)];
  const lineOf = ({ where, what }: Finding) => `${where}: ${what}`;
  const lines = new Set(found.map(lineOf));
  return [
    ...found.filter((finding) => !accepted.includes(lineOf(finding))),
    ...accepted
      .filter((line) => !lines.has(line))
      .map((line) => advice(`${glossaryFolder}/${list}`, `“${line}” is outdated`, 'remove it')),
  ];
}

/** Numbers, days, addresses and the like. */
const differentFacts = (content: Content) =>
  translatedTexts(content).flatMap(({ place, texts }) => {
    const facts = Object.entries(texts).map(
      ([locale, text]) => [locale, factsOf(text, locale as Locale)] as const,
    );
    const stated = Object.fromEntries(facts.map(([locale, { stated }]) => [locale, stated]));
    const perhaps = Object.fromEntries(facts.map(([locale, { perhaps }]) => [locale, perhaps]));
    return differences(stated, perhaps).map((fact) => broken(place, fact, correct));
  });

/** Fields, headings, lists, tables, pictures and links. */
const differentParts = (content: Content) =>
  translatedEntries(content).flatMap(({ name, parts }) =>
    differences(parts).map((part) => advice(name, part, complete)),
  );

/** Whatever a search is answered with. */
function answers({ entries }: Content): Finding[] {
  const files = entries.filter(({ type }) => type === 'answers');
  const factsIn = (locale: Locale) => {
    const file = files.find(({ name }) => name === locale);
    const rows = (file?.data?.values?.['answers'] ?? []) as { page: string; fact?: string }[];
    return rows.flatMap(({ page, fact }) => (fact ? `${page}: ${fact}` : []));
  };
  const written = locales.filter((locale) => files.some(({ name }) => name === locale));
  const all = perLocale(factsIn);
  const stated = Object.fromEntries(written.map((locale) => [locale, all[locale]]));
  return differences(stated).map((fact) => broken('src/content/answers', fact, correct));
}
