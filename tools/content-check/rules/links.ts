import { type Content, type TextFile, textFiles } from '../content.ts';
import { isHarmfulAddress } from '../harmful-address.ts';
import { internalLinkProblem } from '../internal-link.ts';
import { type KnownPaths, knownPaths } from '../known-paths.ts';
import { bodyLinks } from '../markdown.ts';
import type { Problem } from '../problem.ts';
import { quoted } from '../value-words.ts';

const starts =
  'A link starts with / for a page of this site, https:// for another site, mailto:, tel:, or # for a heading on the same page.';

function linkProblem(url: string, known: KnownPaths): string | undefined {
  if (isHarmfulAddress(url)) {
    return 'an address of this kind can harm readers. Use an https:// address, or remove the link.';
  }
  if (url === '') return `this link has no address. ${starts}`;
  if (url.startsWith('#')) return undefined;
  if (/^[/\\]{2}|^\\|^\/\\/.test(url)) return 'write the whole address, with https:// in front.';
  if (url.startsWith('/')) return internalLinkProblem(url, known);
  if (/^https?:/i.test(url)) {
    return URL.canParse(url) ? undefined : 'this is not a complete address. Mend it.';
  }
  if (/^(?:mailto|tel):./i.test(url)) return undefined;
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return `links of this kind are not used. ${starts}`;
  return `this address is relative to nothing. ${starts}`;
}

function problems({ name, body }: TextFile, known: KnownPaths): Problem[] {
  return bodyLinks(body).flatMap(({ kind, url, line }) => {
    const message = kind === 'link' ? linkProblem(url, known) : undefined;
    return message ? [{ file: name, field: 'body', line, read: quoted(url), message }] : [];
  });
}

/** Every link in a body leads somewhere, and is written the one way the site writes it. */
export function links(content: Content): Problem[] {
  const known = knownPaths(content);
  return textFiles(content).flatMap((file) => problems(file, known));
}
