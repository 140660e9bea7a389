import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import { oldestBrowsers } from '../../../src/build/browsers.ts';

/** MDN's browser compatibility data. */
export const compat = data as unknown as Record<'api' | 'css' | 'javascript', Identifier>;

/** What is below a feature, by name. */
export const partsOf = (feature: Identifier | undefined): [string, Identifier][] =>
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

/** `15.4` > `9`; a version before which nobody looked is written `≤37`. */
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

/** How the oldest browsers know a feature. */
interface Support {
  /** Those that don't know it, or by another name only. */
  lacking: string[];
  /** The prefixes by which they know it, where they don't know its own name. */
  prefixes: string[];
}

/** Throws for a feature that MDN has no statement about. */
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
