import { bodyFiles, type Content, sourceFiles } from '../content.ts';
import { containsHarmfulAddress, isHarmfulAddress } from '../harmful-address.ts';
import { linksIn } from '../markdown.ts';
import { fieldName, type Problem, quoted } from '../problem.ts';
import { type SitePaths, siteLinkProblem, sitePaths } from '../site-links.ts';
import { textsIn } from '../yaml.ts';

/** Every link in a body leads somewhere, and is written the one way that the site uses. */
export function links(content: Content): Problem[] {
  const paths = sitePaths(content);
  return bodyFiles(content).flatMap(({ name, body }) =>
    linksIn(body).flatMap(({ url, line }) => {
      const message = linkProblem(url, paths);
      return message ? [{ file: name, field: 'body', line, read: quoted(url), message }] : [];
    }),
  );
}

/** The pages that records name in fields `page` exist. The schema checks the fields' form. */
export function recordPages(content: Content): Problem[] {
  const paths = sitePaths(content);
  return content.records.flatMap(({ name, fields }) =>
    textsIn(fields)
      .filter(({ path, text }) => path.at(-1) === 'page' && /^\/(?!\/)/.test(text))
      .flatMap(({ path, line, text }) => {
        const message = siteLinkProblem(text, paths);
        const field = fieldName(path);
        return message ? [{ file: name, field, line, read: quoted(text), message }] : [];
      }),
  );
}

/** No field contains an address that runs a script or carries its own content. */
export function harmfulAddresses(content: Content): Problem[] {
  const message =
    'an address that starts with javascript:, vbscript:, data: or blob: can harm readers. Use an https:// address, or remove it.';
  return sourceFiles(content).flatMap(({ name, fields }) =>
    textsIn(fields)
      .filter(({ text }) => containsHarmfulAddress(text))
      .map(({ path, line, text }) => {
        return { file: name, field: fieldName(path), line, read: quoted(text), message };
      }),
  );
}

const starts =
  'A link starts with / for a page of this site, https:// for another site, mailto:, tel:, or # for a heading on the same page.';

function linkProblem(url: string, paths: SitePaths): string | undefined {
  if (isHarmfulAddress(url)) {
    return 'an address of this kind can harm readers. Use an https:// address, or remove the link.';
  }
  if (url === '') return `this link has no address. ${starts}`;
  if (url.startsWith('#')) return undefined;
  if (/^[/\\]{2}|^\\|^\/\\/.test(url)) return 'write the whole address, with https:// in front.';
  if (url.startsWith('/')) return siteLinkProblem(url, paths);
  if (/^https?:/i.test(url)) {
    return URL.canParse(url) ? undefined : 'this is not a complete address. Fix it.';
  }
  if (/^(?:mailto|tel):./i.test(url)) return undefined;
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return `links of this kind are not supported. ${starts}`;
  return `relative links are not supported. ${starts}`;
}
