import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadHeaderRules } from './header-rules.ts';
import { loadRedirectRules } from './redirect-rules.ts';
import { sendFile } from './send-file.ts';
import { matchStatic } from './static-paths.ts';
import { sendText } from './web-bridge.ts';

/** Answers a request from dist; `path` is the URL's path, decoded. */
export type StaticSite = (
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  path: string,
) => Promise<void>;

/** dist with its redirect and header rules, and `404.html` for everything else. */
export async function loadStaticSite(root: string, dist: string): Promise<StaticSite> {
  const redirectFor = await loadRedirectRules(root, dist);
  const headersFor = await loadHeaderRules(root, dist);

  return async (req, res, url, path) => {
    const found = matchStatic(dist, path);
    const rule = redirectFor(path, found !== undefined);
    if (rule && rule.status >= 300 && rule.status < 400) {
      return redirect(res, rule.status, rule.to, url.search);
    }
    if (found && !rule) {
      const address = encodeURI(found.address.replace(/^\/+/, '/'));
      if (found.address !== path) return redirect(res, 301, address, url.search);
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('allow', 'GET, HEAD');
        return sendText(res, 405, 'Method not allowed');
      }
    }
    for (const [name, value] of headersFor(rule?.to ?? path)) res.setHeader(name, value);
    const target = rule ? matchStatic(dist, rule.to) : found;
    if (target && rule?.status !== 404) return sendFile(req, res, target.file, rule?.status);
    // The rule for the path says how long to keep what isn't there.
    res.removeHeader('cache-control');
    const notFound = target ?? matchStatic(dist, '/404');
    if (notFound) return sendFile(req, res, notFound.file, 404);
    return sendText(res, 404, 'Not found');
  };
}

function redirect(res: ServerResponse, status: number, to: string, search: string): void {
  res.writeHead(status, { location: to.includes('?') ? to : to + search }).end();
}
