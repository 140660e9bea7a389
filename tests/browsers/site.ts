import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../../tools/local-platform/server.ts';

const root = join(import.meta.dirname, '../..');

/** Requests that wait, as on a slow line. */
interface Held {
  /** Resolves when the browser asks for one of them. */
  requested: Promise<void>;
  /** Lets them through. */
  release: () => void;
}

export interface Site extends AsyncDisposable {
  url: string;
  /** Holds the requests of these paths back. */
  hold: (paths: RegExp) => Held;
  /** Answers nothing any more, as without a connection. */
  disconnect: () => void;
}

/** Serves the test site with its functions and a store of its own, which this process is connected to. */
export async function startSite(): Promise<Site> {
  await using started = new AsyncDisposableStack();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'camu-browsers-'));
  started.defer(() => rm(dataDirectory, { recursive: true }));
  const dist = join(root, '.site-test/dist');
  const platform = await startPlatform({ root, dist, dataDirectory });
  started.defer(platform.close);

  const held: { paths: RegExp; ask: () => void; released: Promise<void> }[] = [];
  const server = createServer(async (incoming, outgoing) => {
    for (const { paths, ask, released } of held) {
      if (!paths.test(incoming.url ?? '')) continue;
      ask();
      await released;
    }
    forward(platform.url, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const disconnect = () => {
    server.close();
    server.closeAllConnections();
  };
  started.defer(disconnect);

  const stack = started.move();
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold(paths) {
      const asked = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held.push({ paths, ask: asked.resolve, released: released.promise });
      return { requested: asked.promise, release: released.resolve };
    },
    disconnect,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** Sends a request on as it is, its Host included: the functions compare that with the page's origin. */
function forward(to: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method = 'GET', headers } = incoming;
  const onward = request(new URL(incoming.url ?? '/', to), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  // The browser has left, or the site stops.
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
