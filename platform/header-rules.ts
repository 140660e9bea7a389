import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Header, type MinimalHeader, parseAllHeaders } from '@netlify/headers-parser';

/** The headers for a path, in the order of precedence: a later value replaces an earlier one. */
export type HeadersForPath = (path: string) => [name: string, value: string][];

/**
 * Reads the header rules of the build's adapter, then `_headers`, then netlify.toml; as on the
 * platform, the later one wins. Throws when one of them can't be read.
 */
export async function loadHeaderRules(root: string, dist: string): Promise<HeadersForPath> {
  const rules = [
    ...(await parse({ configHeaders: adapterHeaders(root) })),
    ...(await parse({
      headersFiles: [join(dist, '_headers')],
      netlifyConfigPath: join(root, 'netlify.toml'),
    })),
  ];
  return (path) =>
    rules
      .filter(({ forRegExp }) => forRegExp.test(path))
      .flatMap(({ values }) => Object.entries(values));
}

async function parse(sources: Partial<Parameters<typeof parseAllHeaders>[0]>): Promise<Header[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [],
    configHeaders: [],
    ...sources,
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'));
  return headers as Header[];
}

function adapterHeaders(root: string): MinimalHeader[] {
  const file = join(root, '.netlify/v1/config.json');
  if (!existsSync(file)) return [];
  const config = JSON.parse(readFileSync(file, 'utf8')) as { headers?: MinimalHeader[] };
  return config.headers ?? [];
}
