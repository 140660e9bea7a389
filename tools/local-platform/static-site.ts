import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { loadHeaderRules } from './header-rules.ts';
import { sendText } from './http-adapter.ts';
import { loadRedirectRules } from './redirect-rules.ts';
import { sendFile } from './send-file.ts';

/** Answers a request from dist; `path` is the URL's path, decoded and without `..`. */
export type StaticSite = (
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  path: string,
) => Promise<void>;

/**
 * Serves dist with its redirect and header rules, and `404.html` for everything else. Rejects when a
 * rule doesn't load.
 */
export async function loadStaticSite(root: string, dist: string): Promise<StaticSite> {
  const redirectFor = await loadRedirectRules(root, dist);
  const headersFor = await loadHeaderRules(root, dist);

  return async (req, res, url, path) => {
    const found = findFile(dist, path);
    const rule = redirectFor(path, found !== undefined);
    if (rule && rule.status >= 300 && rule.status < 400) {
      return redirect(res, rule.status, rule.to, url.search);
    }
    if (found && !rule) {
      const canonical = encodeURI(found.canonical.replace(/^\/+/, '/'));
      if (found.canonical !== path) return redirect(res, 301, canonical, url.search);
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('allow', 'GET, HEAD');
        return sendText(res, 405, 'Method not allowed');
      }
    }
    for (const [name, value] of headersFor(rule?.to ?? path)) res.setHeader(name, value);
    const target = rule ? findFile(dist, rule.to) : found;
    if (target && rule?.status !== 404) return sendFile(req, res, target.file, rule?.status);
    // The rule is meant for the file, not for its absence.
    if (/immutable/.test(`${res.getHeader('cache-control')}`)) res.removeHeader('cache-control');
    const notFound = target ?? findFile(dist, '/404');
    if (notFound) return sendFile(req, res, notFound.file, 404);
    return sendText(res, 404, 'Not found');
  };
}

function redirect(res: ServerResponse, status: number, to: string, search: string): void {
  res.writeHead(status, { location: to.includes('?') ? to : to + search }).end();
}

/** The files of rules, and dot files except those in /.well-known. */
const notServed = /^\/+_(?:headers|redirects)$|\/\.(?!well-known\/)/;

/**
 * Finds the file (absolute) for a path, and the canonical path it is redirected to, as Netlify's
 * "Pretty URLs" do: a page answers with and without `.html`, a trailing slash is added for an
 * `index.html` and removed otherwise.
 */
function findFile(dist: string, path: string): { file: string; canonical: string } | undefined {
  if (notServed.test(path)) return undefined;
  const base = path.replace(/\/$/, '');
  const candidates = [
    { name: base, canonical: base },
    { name: `${base}.html`, canonical: base },
    { name: `${base}/index.html`, canonical: `${base}/` },
  ];
  const match = candidates.find(({ name }) => isFile(join(dist, name)));
  return match && { file: join(dist, match.name), canonical: match.canonical };
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // An impossible name, such as one of 5,000 characters.
    return false;
  }
}
