import { once } from 'node:events';
import { connect } from 'node:net';
import { Response } from 'selenium-webdriver/http';

/** A command of WebDriver as Selenium sends it. */
interface Request {
  method: string;
  path: string;
  data: object;
}

interface Answer {
  /** As WebDriver writes it. */
  error: object | null;
  result: { value?: unknown } | null;
}

/** WebDriver's commands after `/session/<id>`, with Marionette's names of them. */
const commands: [request: RegExp, name: string][] = [
  [/^POST \/timeouts$/, 'SetTimeouts'],
  [/^POST \/window\/rect$/, 'SetWindowRect'],
  [/^GET \/url$/, 'GetCurrentURL'],
  [/^POST \/url$/, 'Navigate'],
  [/^GET \/screenshot$/, 'TakeScreenshot'],
  [/^POST \/print$/, 'Print'],
  [/^GET \/cookie$/, 'GetCookies'],
  [/^POST \/execute\/sync$/, 'ExecuteScript'],
  [/^POST \/actions$/, 'PerformActions'],
  [/^POST \/element$/, 'FindElement'],
  [/^GET \/element\/(?<id>[^/]+)\/text$/, 'GetElementText'],
  [/^POST \/element\/(?<id>[^/]+)\/click$/, 'ElementClick'],
  [/^POST \/element\/(?<id>[^/]+)\/value$/, 'ElementSendKeys'],
];

/**
 * Speaks to Firefox as geckodriver does, which Debian lacks: Firefox itself carries out WebDriver's
 * commands, which it reads from a socket, each as its length, a colon and JSON.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function connectMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  let received = Buffer.alloc(0);

  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const packet = JSON.parse(received.toString('utf8', colon + 1, end));
      received = received.subarray(end);
      // The first one is a greeting.
      if (!Array.isArray(packet)) continue;
      const [, id, error, result] = packet;
      waiting.get(id)?.({ error, result });
      waiting.delete(id);
    }
  });

  function command(name: string, parameters: object): Promise<Answer> {
    lastId += 1;
    const text = JSON.stringify([0, lastId, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve) => waiting.set(lastId, resolve));
  }

  /** Does what Selenium's HTTP client does. */
  async function send({ method, path, data }: Request): Promise<Response> {
    const [name, id] = commandOf(`${method} ${path.replace(/^\/session\/[^/]+/, '')}`);
    const { error, result } = await command(name, { ...data, ...(id && { id }) });
    const value = error ?? (result && 'value' in result ? result.value : result);
    return new Response(error ? 500 : 200, {}, JSON.stringify({ value }));
  }

  return { command, send, close: () => void socket.destroy() };
}

function commandOf(request: string): [name: string, id?: string] {
  for (const [pattern, name] of commands) {
    const found = pattern.exec(request);
    if (found) return [name, found.groups?.['id']];
  }
  throw new Error(`No command of Marionette is known for ${request}`);
}
