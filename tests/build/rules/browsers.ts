import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { oldestBrowsers } from '../../../src/build/browsers.ts';

/** MDN's browser compatibility data. */
export const compat = data as unknown as Record<'api' | 'css' | 'javascript', Identifier>;

/** The sub-features of a feature, by name. */
export const partsOf = (feature: Identifier | undefined): [string, Identifier][] =>
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

/** `15.4` > `9`; `≤37` means that earlier versions were not tested. */
function isAtMost(version: string, limit: string): boolean {
  const [one, other] = [version, limit].map((text) => text.replace('≤', '').split('.').map(Number));
  for (const [place, part] of other?.entries() ?? []) {
    const own = one?.[place] ?? 0;
    if (own !== part) return own < part;
  }
  return true;
}

const isIn = (limit: string) => (statement: SimpleSupportStatement) => {
  const { version_added: added, version_removed: removed, flags } = statement;
  const since = typeof added === 'string' && added !== 'preview' && isAtMost(added, limit);
  return since && !flags && !(typeof removed === 'string' && isAtMost(removed, limit));
};

/** The support of a feature by the oldest browsers. */
interface Support {
  /** Browsers that lack it, or know it only by another name. */
  lacking: string[];
  /** The prefixes by which browsers know it that don't know the standard name. */
  prefixes: string[];
}

/** Throws for a feature without support data in MDN. */
export function supportOf({ __compat: statement }: Identifier): Support {
  if (!statement) throw new Error('This feature has no statement');
  const lacking: string[] = [];
  const prefixes: string[] = [];
  for (const [browser, limit] of Object.entries(oldestBrowsers)) {
    const found = statement.support[browser as keyof typeof oldestBrowsers];
    if (!found) continue;
    const known = [found].flat().filter(isIn(limit));
    if (known.some(({ prefix, alternative_name: other }) => !prefix && !other)) continue;
    lacking.push(`${browser} ${limit}`);
    prefixes.push(...known.flatMap(({ prefix }) => prefix ?? []));
  }
  return { lacking, prefixes: [...new Set(prefixes)] };
}
