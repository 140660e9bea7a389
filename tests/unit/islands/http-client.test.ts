import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FetchError } from 'ofetch';
import { describe, expect, it, onTestFinished } from 'vitest';
import { httpClient } from '../../../src/islands/http-client.ts';

const dropped = 0;

/** A client of a server that gives each answer of its script once, then 200; `asked` has the requests. */
async function scripted(...statuses: number[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const status = statuses.shift() ?? 200;
    if (status === dropped) {
      request.socket.destroy();
      return;
    }
    const body = status === 200 ? { views: 7 } : { error: 'unavailable', message: 'Later.' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { http: httpClient(`http://127.0.0.1:${port}/api`), asked };
}

const retried = [408, 409, 425, 429, 500, 502, 503, 504];

it('asks below its base address and reads the answer', async () => {
  const { http, asked } = await scripted();
  expect(await http('/journals/1', { query: { of: 'all' } })).toEqual({ views: 7 });
  expect(asked).toEqual(['GET /api/journals/1?of=all']);
});

describe('a GET', () => {
  it.each([...retried, dropped])('is sent again after %i', async (status) => {
    const { http, asked } = await scripted(status);
    expect(await http('/journals/1')).toEqual({ views: 7 });
    expect(asked).toHaveLength(2);
  });

  it.each([...retried, dropped])('is sent twice at most when %i comes again', async (status) => {
    const { http, asked } = await scripted(status, status);
    await expect(http('/journals/1', { method: 'get' })).rejects.toThrow(FetchError);
    expect(asked).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 422, 501])('is not sent again after %i', async (status) => {
    const { http, asked } = await scripted(status);
    await expect(http('/journals/1')).rejects.toThrow(FetchError);
    expect(asked).toHaveLength(1);
  });

  it('is not sent again once it was called off', async () => {
    const { http, asked } = await scripted();
    await expect(http('/journals/1', { signal: AbortSignal.abort() })).rejects.toThrow(FetchError);
    expect(asked).toEqual([]);
  });
});

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])('%s', (method) => {
  it.each([503, dropped])('is not sent again after %i', async (status) => {
    const { http, asked } = await scripted(status);
    await expect(http('/journals/1/views', { method })).rejects.toThrow(FetchError);
    expect(asked).toEqual([`${method} /api/journals/1/views`]);
  });
});

it('rejects with what the server said', async () => {
  const { http } = await scripted(503);
  await expect(http('/contact', { method: 'POST', body: {} })).rejects.toMatchObject({
    status: 503,
    data: { error: 'unavailable', message: 'Later.' },
  });
});

it('rejects without a status when nothing answered', async () => {
  const { http } = await scripted(dropped, dropped);
  await expect(http('/journals/1')).rejects.toMatchObject({ status: undefined, data: undefined });
});
