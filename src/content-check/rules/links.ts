import { always, type FirstDay } from '../../content-types/publication.ts';
import { linksIn } from '../body.ts';
import { bodyFiles, type Content, firstDays, sourceFiles } from '../content.ts';
import { containsHarmfulAddress, isHarmfulAddress } from '../harmful-address.ts';
import type { Message } from '../message.ts';
import { type Problem, quoted } from '../problem.ts';
import {
  isOwnSite,
  ownSiteProblem,
  type SitePaths,
  siteLinkProblem,
  sitePaths,
} from '../site-links.ts';
import { textsIn } from '../yaml.ts';

/** Every link in a body leads somewhere, and is written the one way that the site uses. */
export function links(content: Content): Problem[] {
  const paths = sitePaths(content);
  const days = firstDays(content);
  return bodyFiles(content).flatMap(({ name, body }) =>
    linksIn(body).flatMap(({ url, line }) => {
      const messages = linkProblem(url, paths, days.get(name) ?? always);
      if (messages.length === 0) return [];
      return [{ file: name, field: 'body', line, read: quoted(url), messages }];
    }),
  );
}

/** The pages that records name in fields `page` exist. The schema checks the fields' form. */
export function recordPages(content: Content): Problem[] {
  const paths = sitePaths(content);
  return content.records.flatMap(({ name, fields, firstDay }) =>
    textsIn(fields)
      .filter(({ path, text }) => path.at(-1) === 'page' && /^\/(?!\/)/.test(text))
      .flatMap(({ path, line, text }) => {
        const messages = siteLinkProblem(text, paths, firstDay);
        if (messages.length === 0) return [];
        return [{ file: name, field: path, line, read: quoted(text), messages }];
      }),
  );
}

/** No field contains an address that runs a script or carries its own content. */
export function harmfulAddresses(content: Content): Problem[] {
  const messages: Message[] = [{ key: 'field.harmful' }];
  return sourceFiles(content).flatMap(({ name, fields }) =>
    textsIn(fields)
      .filter(({ text }) => containsHarmfulAddress(text))
      .map(({ path, line, text }) => {
        return { file: name, field: path, line, read: quoted(text), messages };
      }),
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
