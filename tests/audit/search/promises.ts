import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import { parse } from 'yaml';
import type { Locale } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/paths.ts';
import type { SearchMessages } from '../../../src/search/messages.ts';
import { stopWordsText } from '../../../src/search/text/stop-words.ts';
import { queryWords, stem } from '../../../src/search/text/words.ts';
import { broken, type Finding } from '../outcome.ts';
import type { AuditedSite } from '../site.ts';

/** An answer as its file has it, or as the search gets it. */
interface Promised {
  page: string;
  title: string;
  words?: string[];
}

type Part = Cheerio<ReturnType<CheerioAPI>[number]>;

/**
 * What a language's answers promise and their targets don't have: the page, its part with the anchor, and
 * the answer's words. Other names and what no page says are no promises.
 */
export async function brokenPromises(site: AuditedSite, locale: Locale): Promise<Finding[]> {
  const file = await readFile(join(site.content, 'answers', `${locale}.yaml`), 'utf8');
  const messages = await readFile(
    join(site.dist, `${localizedPath('/search', locale)}.json`),
    'utf8',
  );
  const { answers } = parse(file) as { answers: Promised[] };
  const { questions } = JSON.parse(messages) as SearchMessages;
  const pages = new Set(answers.map(({ page }) => page));
  const others = questions.answers
    .filter(({ page }) => !pages.has(page))
    .map(({ words, ...answer }) => ({ ...answer, words: words.split('|') }));
  const findings: Finding[] = [];
  for (const { page, title, words = [] } of [...answers, ...others]) {
    const place = `${locale}: ${page}, “${title}”`;
    const text = await textOf(site, localizedPath(page, locale));
    if (text === undefined) {
      findings.push(broken(place, 'there is no such page or anchor', 'correct its page'));
      continue;
    }
    const has = wordFinder(text, locale);
    const missing = words.filter((group) => !queryWords(group, locale).every(has));
    if (missing.length === 0) continue;
    const todo = 'add the words to the page, or move them to otherNames or unsaid';
    findings.push(broken(place, `its page doesn’t say ${missing.join(', ')}`, todo));
  }
  return findings;
}

/** Tells whether a text has a word with any ending; stop words count as present. */
export function wordFinder(text: string, locale: Locale): (word: string) => boolean {
  const words = new Set(queryWords(text, locale).flatMap((word) => [word, ...word.split('-')]));
  const stops = new Set(stopWordsText(locale).split(' '));
  return (word) => {
    const bare = stem(word, locale);
    return stops.has(word) || [...words].some((one) => one.startsWith(bare));
  };
}

/** The text of a page, or of its part with the anchor of a path; undefined if either is missing. */
async function textOf({ dist }: AuditedSite, path: string): Promise<string | undefined> {
  const [page, id] = path.split('#');
  const html = await readFile(join(dist, `${page}.html`), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const $ = load(html);
  $('script, style').remove();
  const part = id === undefined ? $('main') : partOf($(`[id="${id}"]`));
  if (part.length === 0) return undefined;
  // A space between any two elements.
  return $.html(part).replace(/<[^>]+>/g, ' ');
}

/** What a reader sees at an anchor: all of a folded part, and the text below a heading. */
function partOf(target: Part): Part {
  const folded = target.closest('details');
  if (folded.length > 0) return folded;
  if (!target.is('h2, h3')) return target;
  const section = target.closest('section');
  return section.find('h2').length === 1 ? section : target.add(target.nextUntil('h2'));
}
