import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { startPlatform } from '../../../tools/local-platform/server.ts';

/** What is compared: where an answer leads, or which file it is, with the headers of the rules. */
export interface Answer {
  status: number;
  location?: string;
  file?: string;
  headers?: Record<string, string | undefined>;
}

type Ask = (address: string) => Promise<Answer>;

/** The headers to compare: the type, and all that `_headers` names. */
function headerNames(root: string): string[] {
  const rules = readFileSync(join(root, 'dist/_headers'), 'utf8');
  const names = [...rules.matchAll(/^\s+([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(['content-type', ...names])];
}

/**
 * Asks Netlify's own engines, put together as @netlify/dev does, in this process. Where they throw for
 * an escape that is none, the status is 500.
 */
export function netlifyEngines(root: string, origin: string): Ask {
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
    // Not optional: without them every match throws.
    jwtSecret: '',
    jwtRoleClaim: '',
  });

  return async (address) => {
    const asked = new Request(origin + address);
    const file = await statics.match(asked);
    const matched = await redirects.match(asked).catch((error: unknown) => {
      if (error instanceof URIError) return 'malformed' as const;
      throw error;
    });
    if (matched === 'malformed') return { status: 500 };
    const rule = matched && (matched.force || !file) ? matched : undefined;
    if (rule?.redirect) return { status: rule.statusCode, location: rule.target.href };
    const served = rule ? new Request(rule.target) : asked;
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

/** Asks our own server, exactly as written. */
export async function localServer(root: string) {
  const names = headerNames(root);
  const site = await startPlatform({ root });
  const agent = new Agent({ keepAlive: true });

  const ask: Ask = (address) =>
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
  return { url: site.url, ask, close };
}
