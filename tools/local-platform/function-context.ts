import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';

/** The part of the platform's context that exists here; cookies and edge routing do not. */
export type LocalContext = Omit<Context, 'cookies' | 'next' | 'rewrite'>;

/** The kinds of deploys of the platform; `dev` is `astro dev`. */
export type DeployContext = 'production' | 'deploy-preview' | 'branch-deploy' | 'dev';

/** The second argument of a function. `waitUntil` collects work that outlives the response. */
export function createContext(
  call: Pick<Context, 'ip' | 'params' | 'url' | 'waitUntil'>,
  deployContext: DeployContext = 'production',
): LocalContext {
  return {
    ...call,
    account: { id: 'local' },
    deploy: { context: deployContext, id: 'local', published: deployContext === 'production' },
    geo: {},
    json: (input) => Response.json(input),
    log: console.log,
    requestId: randomUUID(),
    server: { region: 'local' },
    site: { id: 'local', name: 'local', url: call.url.origin },
  };
}
