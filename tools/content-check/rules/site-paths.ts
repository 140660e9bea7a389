import type { Content } from '../content.ts';
import { internalLinkProblem } from '../internal-link.ts';
import { knownPaths } from '../known-paths.ts';
import type { Problem } from '../problem.ts';
import { quoted } from '../value-words.ts';
import { lineOf } from '../yaml.ts';

/** The page that a record names is one of the site. Its form is the schema's business. */
export function sitePaths(content: Content): Problem[] {
  const known = knownPaths(content);
  return content.records.flatMap(({ name, fields }) => {
    const page = fields?.values.page;
    if (!fields || typeof page !== 'string' || !/^\/(?!\/)/.test(page)) return [];
    const message = internalLinkProblem(page, known);
    const line = lineOf(fields, ['page']);
    return message ? [{ file: name, field: 'page', line, read: quoted(page), message }] : [];
  });
}
