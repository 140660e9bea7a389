import type { FirstDay } from '../../content-types/publication.ts';
import { linksIn } from '../body.ts';
import { bodiesOf, type Entry, isDocument, partsOf, type Site } from '../content.ts';
import { containsHarmfulAddress, isHarmfulAddress } from '../harmful-address.ts';
import type { Message } from '../message.ts';
import { type Finding, quoted } from '../problem.ts';
import {
  isOwnSite,
  ownSiteProblem,
  type SitePaths,
  siteLinkProblem,
  sitePaths,
} from '../site-links.ts';
import { stringsIn } from '../yaml.ts';

/** Every link in a body leads to an existing page and is written in the site's form. */
export function links(entry: Entry, site: Site): Finding[] {
  return bodiesOf(entry).flatMap(({ file, body }) =>
    linksIn(body).flatMap(({ url, line }) => {
      const messages = linkProblem(url, sitePaths(site), entry.firstDay);
      if (messages.length === 0) return [];
      return [{ file, field: 'body', bodyLine: line, read: quoted(url), messages }];
    }),
  );
}

/** The pages that records name in fields `page` exist. The schema checks the fields' form. */
export function recordPages(entry: Entry, site: Site): Finding[] {
  if (isDocument(entry)) return [];
  return stringsIn(entry.data?.values)
    .filter(({ path, text }) => path.at(-1) === 'page' && /^\/(?!\/)/.test(text))
    .flatMap(({ path, text }) => {
      const messages = siteLinkProblem(text, sitePaths(site), entry.firstDay);
      if (messages.length === 0) return [];
      return [{ file: entry.file, field: path, read: quoted(text), messages }];
    });
}

/** No field contains an address that runs a script or embeds content. */
export function harmfulAddresses(entry: Entry): Finding[] {
  const messages: Message[] = [{ key: 'field.harmful' }];
  return partsOf(entry).flatMap(({ file, values }) =>
    stringsIn(values)
      .filter(({ text }) => containsHarmfulAddress(text))
      .map(({ path, text }) => ({ file, field: path, read: quoted(text), messages })),
  );
}

const starts: Message = { key: 'link.starts' };

function linkProblem(url: string, paths: SitePaths, firstDay: FirstDay): Message[] {
  if (isHarmfulAddress(url)) return [{ key: 'link.harmful' }];
  if (url === '') return [{ key: 'link.empty' }, starts];
  if (url.startsWith('#')) return [];
  if (isOwnSite(url, paths)) return ownSiteProblem(url, paths, firstDay);
  if (/^[/\\]{2}|^\\|^\/\\/.test(url)) return [{ key: 'link.incomplete' }];
  if (url.startsWith('/')) return siteLinkProblem(url, paths, firstDay);
  if (/^https?:/i.test(url)) return URL.canParse(url) ? [] : [{ key: 'link.invalid' }];
  if (/^www\./i.test(url)) return [{ key: 'link.incomplete' }];
  if (/^(?:mailto|tel):./i.test(url)) return [];
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return [{ key: 'link.kind' }, starts];
  return [{ key: 'link.relative' }, starts];
}
