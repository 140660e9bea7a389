import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';

/** The part of the platform's context that exists here; cookies and edge routing do not. */
export type LocalContext = Omit<Context, 'cookies' | 'next' | 'rewrite'>;

/** The second argument of a function. `waitUntil` collects work that outlives the response. */
export function createContext(
  call: Pick<Context, 'ip' | 'params' | 'url' | 'waitUntil'>,
): LocalContext {
  return {
    ...call,
    account: { id: 'local' },
    deploy: { context: 'dev', id: 'local', published: false },
    geo: {},
    json: (input) => Response.json(input),
    log: console.log,
    requestId: randomUUID(),
    server: { region: 'local' },
    site: { id: 'local', name: 'local', url: call.url.origin },
  };
}
