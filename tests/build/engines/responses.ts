import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { startPlatform } from '../../../tools/local-platform/server.ts';

/** The compared part of a response: its redirect, or its file and the headers of the rules. */
export interface ComparedResponse {
  status: number;
  location?: string;
  file?: string;
  headers?: Record<string, string | undefined>;
}

type SendRequest = (address: string) => Promise<ComparedResponse>;

/** The headers to compare: the content type, and all in `_headers`. */
function headerNames(root: string): string[] {
  const rules = readFileSync(join(root, 'dist/_headers'), 'utf8');
  const names = [...rules.matchAll(/^\s+([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(['content-type', ...names])];
}

/**
 * Runs Netlify's own engines in this process, combined as in @netlify/dev. If they throw for a
 * malformed escape, the status is 500.
 */
export function createNetlifyEngines(root: string, origin: string): SendRequest {
  const names = headerNames(root);
  const publicDir = join(root, 'dist');
  const configPath = join(root, 'netlify.toml');
  const logger = { log: console.log, warn: fail, error: fail };
  const headers = new HeadersHandler({ projectDir: root, publishDir: 'dist', configPath, logger });
  const statics = new StaticHandler({ directory: publicDir });
  const redirects = new RedirectsHandler({
    projectDir: root,
    publicDir,
    configPath,
    configRedirects: [],
    // Required: without them every match throws.
    jwtSecret: '',
    jwtRoleClaim: '',
  });

  return async (address) => {
    const received = new Request(origin + address);
    const file = await statics.match(received);
    const matched = await redirects.match(received).catch((error: unknown) => {
      if (error instanceof URIError) return 'malformed' as const;
      throw error;
    });
    if (matched === 'malformed') return { status: 500 };
    const rule = matched && (matched.force || !file) ? matched : undefined;
    if (rule?.redirect) return { status: rule.statusCode, location: rule.target.href };
    const served = rule ? new Request(rule.target) : received;
    const response = await (rule ? await statics.match(served) : file)?.handle();
    if (!response) return { status: 404 };
    await headers.apply(served, response);
    return {
      status: rule?.statusCode ?? response.status,
      file: await response.text(),
      headers: Object.fromEntries(
        names.map((name) => [name, response.headers.get(name) ?? undefined]),
      ),
    };
  };
}

function fail(message = ''): never {
  throw new Error(message);
}

/** Starts our own server; `request` sends an address exactly as written. */
export async function startLocalServer(root: string) {
  const names = headerNames(root);
  const site = await startPlatform({ root });
  const agent = new Agent({ keepAlive: true });

  const sendRequest: SendRequest = (address) =>
    new Promise((resolve, reject) => {
      const sent = request(site.url, { agent, path: address }, async (response) => {
        const { statusCode: status = 0, headers } = response;
        const file = await text(response);
        if (headers.location) {
          return resolve({ status, location: new URL(headers.location, site.url).href });
        }
        if (status === 400) return resolve({ status });
        const compared = Object.fromEntries(names.map((name) => [name, headers[name]?.toString()]));
        resolve({ status, file, headers: compared });
      });
      sent.on('error', reject).end();
    });
  const close = async () => {
    agent.destroy();
    await site.close();
  };
  return { url: site.url, sendRequest, close };
}
