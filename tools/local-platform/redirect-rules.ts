import { join } from 'node:path';
import { URLPattern } from 'node:url';
import { parseAllRedirects } from '@netlify/redirect-parser';

/** A rule as the parser returns it. */
interface Rule {
  path: string;
  to: string;
  status?: number;
  force: boolean;
  query: object;
  conditions: object;
  host?: string;
  proxy?: boolean;
}

/** Where a rule leads: `to` is a path of this site, or a URL when it redirects elsewhere. */
interface Redirect {
  to: string;
  status: number;
}

/** The first rule for a decoded path; an unforced rule doesn't apply where there is a file. */
type RedirectForPath = (path: string, hasFile: boolean) => Redirect | undefined;

/**
 * Reads `_redirects`, then netlify.toml: the first match wins. Rejects for a rule that doesn't parse
 * or needs the real platform: proxies, and conditions on host, query, country or cookie.
 */
export async function loadRedirectRules(root: string, dist: string): Promise<RedirectForPath> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(dist, '_redirects')],
    netlifyConfigPath: join(root, 'netlify.toml'),
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'));
  const rules = (redirects as Rule[]).map(compile);
  const anyForced = rules.some(({ force }) => force);
  return (path, hasFile) => {
    // Saves matching every pattern (10 µs each) for an existing file.
    if (hasFile && !anyForced) return undefined;
    const pathname = path.replace(/(?<=.)\/$/, '');
    const slash = path.slice(pathname.length);
    for (const { pattern, to, status, force } of rules) {
      const groups = pattern.exec({ pathname })?.pathname.groups;
      if (!groups) continue;
      // A splat keeps the slash at the end, which the patterns are matched without.
      const filled = groups['splat'] ? { ...groups, splat: groups['splat'] + slash } : groups;
      return hasFile && !force ? undefined : { to: fill(to, filled), status };
    }
    return undefined;
  };
}

function compile(rule: Rule) {
  const conditions = { ...rule.query, ...rule.conditions };
  if (Object.keys(conditions).length > 0 || rule.host || rule.proxy) {
    throw new Error(`The redirect from ${rule.path} needs the real platform`);
  }
  const pathname = rule.path
    .replace(/(?<=.)\/$/, '')
    .replace(/[\\(){}+?]/g, '\\$&')
    // On Netlify `/ru/*` matches `/ru` too.
    .replace(/\/\*$/, '{/:splat(.*)}?');
  const { to, status = 301, force } = rule;
  return { pattern: new URLPattern({ pathname }), to, status, force };
}

/** Fills in the placeholders, still escaped. A leading `//` is collapsed: it would name another host. */
function fill(to: string, groups: Record<string, string | undefined>): string {
  const filled = to.replace(/:([a-z]\w*)/gi, (placeholder, name: string) =>
    name in groups ? (groups[name] ?? '') : placeholder,
  );
  return to.startsWith('/') ? filled.replace(/^\/+/, '/') : filled;
}
