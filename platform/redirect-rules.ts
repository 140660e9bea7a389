import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';

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
export interface Redirect {
  to: string;
  status: number;
}

/** The first rule for a decoded path; `forcedOnly` before a file is looked for. */
export type RedirectForPath = (path: string, forcedOnly: boolean) => Redirect | undefined;

/**
 * Reads `_redirects`, then netlify.toml: the first match wins. Throws for a rule that doesn't parse
 * and for what only the real platform does: proxies, and rules by host, query, country or cookie.
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
  return (path, forcedOnly) => {
    const address = path.replace(/(?<=.)\/$/, '');
    for (const { expression, to, status, force } of rules) {
      const match = (force || !forcedOnly) && expression.exec(address);
      if (match) return { to: fill(to, match.groups ?? {}), status };
    }
    return undefined;
  };
}

function compile(rule: Rule) {
  const special = { ...rule.query, ...rule.conditions };
  if (Object.keys(special).length > 0 || rule.host || rule.proxy) {
    throw new Error(`The redirect from ${rule.path} needs the real platform`);
  }
  const pattern = rule.path
    .replace(/(?<=.)\/$/, '')
    .split('/')
    .slice(1)
    .map((part) => {
      if (part === '*') return '(?:/(?<splat>.*))?';
      return part.startsWith(':') ? `/(?<${part.slice(1)}>[^/]+)` : `/${RegExp.escape(part)}`;
    });
  return {
    expression: new RegExp(`^${pattern.join('')}$`, 's'),
    to: rule.to,
    status: rule.status ?? 301,
    force: rule.force,
  };
}

/** Puts the matched parts into the target, in which no part can name another host. */
function fill(to: string, groups: Record<string, string>): string {
  const filled = to.replace(/:([a-z]\w*)/gi, (placeholder, name: string) =>
    name in groups ? encodeURIComponent(groups[name] ?? '').replaceAll('%2F', '/') : placeholder,
  );
  return to.startsWith('/') ? filled.replace(/^\/+/, '/') : filled;
}
