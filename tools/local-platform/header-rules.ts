import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Header, type MinimalHeader, parseAllHeaders } from '@netlify/headers-parser';

/** The headers for a path, in order of precedence: a later value replaces an earlier one. */
type HeadersForPath = (path: string) => [name: string, value: string][];

/**
 * Reads the rules of `_headers`, then of netlify.toml, then of the adapter's configuration: the order
 * in which Netlify's build merges them. Rejects when one of them doesn't parse.
 */
export async function loadHeaderRules(root: string, dist: string): Promise<HeadersForPath> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(dist, '_headers')],
    netlifyConfigPath: join(root, 'netlify.toml'),
    configHeaders: adapterHeaders(root),
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'));
  return (path) =>
    (headers as Header[])
      .filter(({ forRegExp }) => forRegExp.test(path))
      .flatMap(({ values }) => Object.entries(values));
}

function adapterHeaders(root: string): MinimalHeader[] {
  const file = join(root, '.netlify/v1/config.json');
  if (!existsSync(file)) return [];
  const config = JSON.parse(readFileSync(file, 'utf8')) as { headers?: MinimalHeader[] };
  return config.headers ?? [];
}
