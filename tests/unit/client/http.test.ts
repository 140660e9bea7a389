import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type HttpOptions, http as send } from '../../../src/client/http.ts';

const dropped = 0;

/** Starts a server that sends these responses in order, then 200, with a client for it. Records the requests. */
async function startServer(...answers: (number | { status: number; text: string })[]) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const answer = answers.shift() ?? 200;
    if (answer === dropped) {
      request.socket.destroy();
      return;
    }
    const { status, text } =
      typeof answer === 'object'
        ? answer
        : {
            status: answer,
            text: JSON.stringify(
              answer === 200 ? { views: 7 } : { error: 'unavailable', message: 'Later.' },
            ),
          };
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/api`;
  return {
    http: (address: string, options?: HttpOptions) => send(base + address, options),
    requests,
  };
}

const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504];

it('sends a request and returns the response', async () => {
  const { http, requests } = await startServer();
  expect(await (await http('/journals/1?of=all')).json()).toEqual({ views: 7 });
  expect(requests).toEqual(['GET /api/journals/1?of=all']);
});

describe('a GET', () => {
  it.each([...retriedStatuses, dropped])('is retried after %i', async (status) => {
    const { http, requests } = await startServer(status);
    expect(await (await http('/journals/1')).json()).toEqual({ views: 7 });
    expect(requests).toHaveLength(2);
  });

  it.each([...retriedStatuses, dropped])('is retried only once when %i repeats', async (status) => {
    const { http, requests } = await startServer(status, status);
    await expect(http('/journals/1')).rejects.toThrow('/journals/1');
    expect(requests).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 422, 501, 505])('is not retried after %i', async (status) => {
    const { http, requests } = await startServer(status);
    await expect(http('/journals/1')).rejects.toMatchObject({ status });
    expect(requests).toHaveLength(1);
  });

  it('is not retried after being aborted', async () => {
    const { http, requests } = await startServer();
    await expect(http('/journals/1', { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(requests).toEqual([]);
  });

  it('retries with the same options', async () => {
    const { http, requests } = await startServer(503, { status: 404, text: '' });
    await expect(http('/a', { headers: { accept: 'text/html' } })).rejects.toMatchObject({
      status: 404,
    });
    expect(requests).toEqual(['GET /api/a', 'GET /api/a']);
  });
});

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const)('%s', (method) => {
  it.each([503, dropped])('is not retried after %i', async (status) => {
    const { http, requests } = await startServer(status);
    await expect(http('/journals/1/views', { method })).rejects.toThrow();
    expect(requests).toEqual([`${method} /api/journals/1/views`]);
  });
});

describe('rejects with an error', () => {
  it('that has the status and the server’s error', async () => {
    const { http } = await startServer(503);
    const error = await http('/contact', { method: 'POST', body: '{}' }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      status: 503,
      data: { error: 'unavailable', message: 'Later.' },
    });
  });

  it('that has the text of a response that isn’t JSON', async () => {
    const { http } = await startServer({ status: 404, text: '<p>Not here' });
    await expect(http('/journals/1')).rejects.toMatchObject({ status: 404, data: '<p>Not here' });
  });

  it('without a status when there was no response', async () => {
    const { http } = await startServer(dropped, dropped);
    await expect(http('/journals/1')).rejects.toMatchObject({ status: undefined, data: undefined });
  });
});
