import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { http as ask, type HttpOptions } from '../../../src/client/http.ts';

const dropped = 0;

/** A client of a server that gives each answer of its script once, then 200; `asked` has the requests. */
async function scripted(...answers: (number | { status: number; text: string })[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
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
  return { http: (address: string, options?: HttpOptions) => ask(base + address, options), asked };
}

const retried = [408, 409, 425, 429, 500, 502, 503, 504];

it('asks below its base address and gives the answer', async () => {
  const { http, asked } = await scripted();
  expect(await (await http('/journals/1?of=all')).json()).toEqual({ views: 7 });
  expect(asked).toEqual(['GET /api/journals/1?of=all']);
});

describe('a GET', () => {
  it.each([...retried, dropped])('is sent again after %i', async (status) => {
    const { http, asked } = await scripted(status);
    expect(await (await http('/journals/1')).json()).toEqual({ views: 7 });
    expect(asked).toHaveLength(2);
  });

  it.each([...retried, dropped])('is sent twice at most when %i comes again', async (status) => {
    const { http, asked } = await scripted(status, status);
    await expect(http('/journals/1')).rejects.toThrow('/journals/1');
    expect(asked).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 422, 501, 505])(
    'is not sent again after %i',
    async (status) => {
      const { http, asked } = await scripted(status);
      await expect(http('/journals/1')).rejects.toMatchObject({ status });
      expect(asked).toHaveLength(1);
    },
  );

  it('is not sent again once it was called off', async () => {
    const { http, asked } = await scripted();
    await expect(http('/journals/1', { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(asked).toEqual([]);
  });

  it('asks again with what it was asked with', async () => {
    const { http, asked } = await scripted(503, { status: 404, text: '' });
    await expect(http('/a', { headers: { accept: 'text/html' } })).rejects.toMatchObject({
      status: 404,
    });
    expect(asked).toEqual(['GET /api/a', 'GET /api/a']);
  });
});

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const)('%s', (method) => {
  it.each([503, dropped])('is not sent again after %i', async (status) => {
    const { http, asked } = await scripted(status);
    await expect(http('/journals/1/views', { method })).rejects.toThrow();
    expect(asked).toEqual([`${method} /api/journals/1/views`]);
  });
});

describe('rejects with an error', () => {
  it('that has the status and what the server said', async () => {
    const { http } = await scripted(503);
    const error = await http('/contact', { method: 'POST', body: '{}' }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      status: 503,
      data: { error: 'unavailable', message: 'Later.' },
    });
  });

  it('that has the text of an answer that is no JSON', async () => {
    const { http } = await scripted({ status: 404, text: '<p>Not here' });
    await expect(http('/journals/1')).rejects.toMatchObject({ status: 404, data: '<p>Not here' });
  });

  it('without a status when nothing answered', async () => {
    const { http } = await scripted(dropped, dropped);
    await expect(http('/journals/1')).rejects.toMatchObject({ status: undefined, data: undefined });
  });
});
