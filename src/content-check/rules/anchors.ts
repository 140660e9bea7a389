import { linksIn } from '../body.ts';
import { bodyFiles, type Content } from '../content.ts';
import { decoded } from '../decoded.ts';
import type { Message } from '../message.ts';
import { headingIds, pageSections } from '../page-sections.ts';
import { didYouMean, type Problem, quoted } from '../problem.ts';

/** Every link to a heading of its own page leads to one. */
export async function anchors(content: Content): Promise<Problem[]> {
  const files = bodyFiles(content).flatMap((file) => {
    const links = linksIn(file.body)
      .map(({ url, line }) => ({ id: decoded(url.slice(1)), url, line }))
      .filter(({ id, url }) => url.startsWith('#') && !pageSections().has(id));
    return links.length > 0 ? [{ file, links }] : [];
  });
  const problems = await Promise.all(
    files.map(async ({ file, links }) => {
      const ids = await headingIds(file);
      return links
        .filter(({ id }) => !ids.includes(id))
        .map(({ id, url, line }): Problem => {
          const choice: Message =
            ids.length === 0
              ? { key: 'link.noHeadings' }
              : { key: 'link.headings', headings: ids.map((each) => `#${each}`).join(', ') };
          const messages: Message[] = [{ key: 'link.noHeading' }, ...didYouMean(id, ids), choice];
          return { file: file.name, field: 'body', line, read: quoted(url), messages };
        });
    }),
  );
  return problems.flat();
}
