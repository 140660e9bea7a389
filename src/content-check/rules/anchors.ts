import { linksIn } from '../body.ts';
import { type BodyPart, bodiesOf, type Entry } from '../content.ts';
import { decoded } from '../decoded.ts';
import type { Message } from '../message.ts';
import { headingIds, pageSections } from '../page-sections.ts';
import { didYouMean, type Finding, quoted } from '../problem.ts';

/** Every link to a heading of its page leads to an existing one. */
export async function anchors(entry: Entry): Promise<Finding[]> {
  return (await Promise.all(bodiesOf(entry).map(anchorsOf))).flat();
}

async function anchorsOf({ file, body }: BodyPart): Promise<Finding[]> {
  const links = linksIn(body)
    .map(({ url, line }) => ({ id: decoded(url.slice(1)), url, line }))
    .filter(({ id, url }) => url.startsWith('#') && !pageSections().has(id));
  if (links.length === 0) return [];
  const ids = await headingIds(body);
  const choice: Message =
    ids.length === 0
      ? { key: 'link.noHeadings' }
      : { key: 'link.headings', headings: ids.map((each) => `#${each}`).join(', ') };
  return links
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, url, line }) => ({
      file,
      field: 'body',
      bodyLine: line,
      read: quoted(url),
      messages: [{ key: 'link.noHeading' }, ...didYouMean(id, ids), choice],
    }));
}
