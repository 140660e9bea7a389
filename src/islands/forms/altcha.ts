import type { Challenge, Payload, Solution } from 'altcha-lib/types';
import { http } from '../../client/http.ts';
import type { BotAction } from '../../forms/bot-check.ts';

/** A token of the site's own bot check: a challenge and its solution. */
export async function altchaToken(action: BotAction, signal: AbortSignal): Promise<string> {
  const response = await http(`/api/bot-challenge?action=${action}`, { signal });
  const challenge: Challenge = await response.json();
  const payload: Payload = { challenge, solution: await solve(challenge, signal) };
  return btoa(JSON.stringify(payload));
}

/** Solves a challenge in a worker, so that the page stays responsive. */
async function solve(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => (data ? resolve(data) : reject(data)));
      worker.addEventListener('error', reject);
      signal.addEventListener('abort', reject);
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
