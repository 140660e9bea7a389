import type { APIRoute } from 'astro';
import removed from '../worker/removed.ts?inline-script';
import worker from '../worker/worker.ts?inline-script';

/** The service worker; with SERVICE_WORKER=off one that removes itself and everything it has saved. */
export const GET: APIRoute = () => {
  const state = process.env['SERVICE_WORKER'] ?? 'on';
  if (!/^(?:on|off)$/.test(state)) {
    throw new Error(`SERVICE_WORKER is "${state}": leave it out, or set "off"`);
  }
  return new Response(state === 'on' ? worker : removed, {
    headers: { 'content-type': 'text/javascript' },
  });
};
