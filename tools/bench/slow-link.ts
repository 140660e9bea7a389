import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Bandwidths in kbit/s. */
interface Link {
  down: number;
  up: number;
  roundTripMs: number;
}

/**
 * Forwards connections to a port of this machine as a slow network would: all of them share the
 * bandwidth. Chromium's own throttling leaves out what a page prefetches by rules and what its service
 * worker requests.
 */
export async function startSlowLink(to: number, { down, up, roundTripMs }: Link) {
  const downwards = direction(down, roundTripMs / 2);
  const upwards = direction(up, roundTripMs / 2);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(to, '127.0.0.1');
    client.pipe(upwards()).pipe(target);
    target.pipe(downwards()).pipe(client);
    for (const socket of [client, target]) {
      sockets.add(socket);
      // The other side ends with it: what is under way is of no use to a browser that has gone.
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          client.destroy();
          target.destroy();
        });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Makes streams that delay what they pass on, one after the other as the bandwidth allows. */
function direction(kilobits: number, delayMs: number) {
  const bytesPerMs = kilobits / 8;
  let free = 0;
  return () =>
    new Transform({
      highWaterMark: 1_000_000,
      transform(chunk: Buffer, _, done) {
        free = Math.max(free, performance.now()) + chunk.length / bytesPerMs;
        setTimeout(() => this.push(chunk), free + delayMs - performance.now());
        done();
      },
      flush(done) {
        setTimeout(done, Math.max(free, performance.now()) + delayMs - performance.now());
      },
    });
}
