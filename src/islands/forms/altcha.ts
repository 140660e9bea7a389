import type { Challenge, Payload, Solution } from 'altcha-lib/types';
import { http } from '../../client/http.ts?of=forms';
import type { BotAction } from '../../forms/bot-check.ts';

/**
 * Solves a fresh challenge of the site's own and gives the token for one post. Rejects when there is
 * no challenge to be had, or the browser can't work on it.
 */
export async function altchaToken(action: BotAction, signal: AbortSignal): Promise<string> {
  const answer = await http(`/api/bot-challenge?action=${action}`, { signal });
  const challenge: Challenge = await answer.json();
  const payload: Payload = { challenge, solution: await solve(challenge, signal) };
  return btoa(JSON.stringify(payload));
}

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
