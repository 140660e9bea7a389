import type { Locale } from '../../../src/i18n/locales.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { memoize } from '../../../src/memoize/memoize.ts';
import { advice, type Finding, type Outcome } from '../outcome.ts';
import { type AuditedSite, hasPage } from '../site.ts';
import { brokenPromises } from './promises.ts';
import { type QuerySets, queries } from './queries.ts';
import {
  claimsAnswer,
  findPaths,
  measureRecall,
  openSearch,
  type Query,
  type Recall,
} from './recall.ts';

type Measure = 'first' | 'five' | 'reciprocalRank';

/** The least that each set's recall should be. */
const goals: Record<keyof QuerySets, Partial<Record<Measure, number>>> = {
  known: { first: 0.8, five: 0.96, reciprocalRank: 0.87 },
  strangers: { first: 0.8, five: 0.95 },
  newcomers: { first: 0.8, five: 0.95 },
  visitors: { first: 0.8, five: 0.95 },
  later: { first: 0.8, five: 0.95 },
  typos: { five: 0.95 },
};
const names: Record<Measure, string> = {
  first: 'recall@1',
  five: 'recall@5',
  reciprocalRank: 'MRR',
};

/** Measures what the search of a built site finds of what the queries expect. */
export async function auditSearch(site: AuditedSite): Promise<Outcome> {
  const findings: Finding[] = [];
  const notes: string[] = [];
  for (const locale of locales) {
    findings.push(...(await brokenPromises(site, locale)));
    const searched = await openSearch(site.dist, locale);
    // Some queries are in two sets.
    const search = memoize((typed: string) => findPaths(searched, typed));
    for (const name of Object.keys(goals) as (keyof QuerySets)[]) {
      const set = queries[locale][name];
      const answerable = set.filter(([, ...expected]) => expected.length > 0);
      const recall = await measureRecall(answerable, search);
      const claimed: string[] = [];
      for (const [typed, ...expected] of set) {
        if (expected.length === 0 && (await claimsAnswer(searched, typed))) claimed.push(typed);
      }
      findings.push(
        ...outdated(answerable, site),
        ...belowGoal(locale, name, recall),
        ...claimed.map((typed) => unfounded(locale, typed)),
      );
      const figures = (Object.keys(names) as Measure[]).map(
        (measure) => `${names[measure]} ${recall[measure].toFixed(3)}`,
      );
      const without = set.length - answerable.length;
      if (without > 0) figures.push(`${claimed.length} of ${without} without an answer get one`);
      notes.push(`${locale}, ${name}: ${[...figures, `${set.length} queries`].join(', ')}`);
    }
  }
  return { findings, notes };
}

/** The goals that a set of queries misses, and the first results of each query that fails. */
export function belowGoal(locale: Locale, name: keyof QuerySets, recall: Recall): Finding[] {
  const short = (Object.keys(names) as Measure[])
    .filter((measure) => recall[measure] < (goals[name][measure] ?? 0))
    .map((measure) => `${names[measure]} ${recall[measure].toFixed(3)} < ${goals[name][measure]}`);
  const place = `${locale}, ${name}`;
  if (short.length === 0) return [];
  return [
    advice(place, short.join(', '), 'add words to src/content/answers, or tell the developers'),
    ...recall.missed.map(({ typed, got }) =>
      advice(
        `${place}: “${typed}”`,
        got.length === 0 ? 'finds nothing' : `finds ${got.join(', ')}`,
        `add its words to the page or to src/content/answers/${locale}.yaml; or correct the query`,
      ),
    ),
  ];
}

const unfounded = (locale: Locale, typed: string) =>
  advice(
    `${locale}: “${typed}”`,
    'gets an answer, though no page says it',
    `add it to unsaid in src/content/answers/${locale}.yaml, or to the page`,
  );

/** Queries whose every expected page is gone. */
export const outdated = (set: readonly Query[], site: AuditedSite): Finding[] =>
  set.flatMap(([typed, ...expected]) =>
    expected.some((path) => hasPage(site, path.replace(/#.*/, '')))
      ? []
      : advice(
          `“${typed}”`,
          `expects ${expected.join(', ')}, which no longer exists`,
          'name the page that it should find, or remove the query, in tests/audit/search/queries',
        ),
  );
