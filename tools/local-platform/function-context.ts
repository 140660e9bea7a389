import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';

/** The part of Netlify's function context that exists locally: no cookies, no edge routing. */
export type LocalContext = Omit<Context, 'cookies' | 'next' | 'rewrite'>;

/** Netlify's deploy contexts; `dev` is that of a local server. */
export type DeployContext = 'production' | 'deploy-preview' | 'branch-deploy' | 'dev';

/** The second argument of a function. `waitUntil` gets the work that outlives the response. */
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

/** Work that goes on after its response was sent. */
export interface BackgroundTasks {
  /** Errors of `work` go to the console. */
  add(work: Promise<unknown>): void;
  /** Resolves when all of it is done; never rejects. */
  settled(): Promise<unknown>;
}

/** Creates an empty list of background tasks. */
export function createTasks(): BackgroundTasks {
  const pending = new Set<Promise<unknown>>();
  return {
    add(work) {
      const task = work.catch(console.error).finally(() => pending.delete(task));
      pending.add(task);
    },
    settled: () => Promise.all(pending),
  };
}
