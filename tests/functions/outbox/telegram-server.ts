import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A server that receives messages like Telegram's, and answers with `status` or never. */
export async function startTelegram() {
  const received: { path: string | undefined; body: unknown }[] = [];
  const state: { status: number | 'silent' } = { status: 200 };
  const server = createServer(async (request, response) => {
    const body = await json(request);
    if (state.status === 'silent') return;
    if (state.status === 200) received.push({ path: request.url, body });
    response.writeHead(state.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ok: state.status === 200, description: request.url }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${port}`, received, state, stop };
}
