import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { journalStarts } from '../../../netlify/functions/_shared/counters/journal-starts.ts';
import { starts } from './visits.ts';

async function startSite(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('reads the build’s file once', async () => {
  const asked: (string | undefined)[] = [];
  const origin = await startSite((request, response) => {
    asked.push(request.url);
    response.end(JSON.stringify(Object.fromEntries(starts)));
  });
  const all = await Promise.all([journalStarts(origin), journalStarts(origin)]);
  expect(all).toEqual([starts, starts]);
  expect(await journalStarts(origin)).toEqual(starts);
  expect(asked).toEqual(['/journal-counts.json']);
});

it.each([
  ['is missing', 404, '{}'],
  ['is a page', 200, '<!doctype html>'],
  ['has other content', 200, '{"1":{"views":"many"}}'],
])('rejects when the file %s, and asks again', async (_, status, body) => {
  let well = false;
  const origin = await startSite((_request, response) => {
    if (well) response.end('{}');
    else response.writeHead(status).end(body);
  });
  await expect(journalStarts(origin)).rejects.toThrow();
  well = true;
  expect(await journalStarts(origin)).toEqual(new Map());
});
