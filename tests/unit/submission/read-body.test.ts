import { expect, it } from 'vitest';
import { readBody } from '../../../netlify/functions/_shared/steps/body.ts';
import { failed, rejectionOf } from './rejections.ts';

function post(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  // Node demands `duplex` for a stream; the DOM's types don't know it.
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('https://camu.example/', init);
}

function stream(pieces: string[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });
}

it('reads a body up to the limit, in chunks of any size', async () => {
  expect(String(await readBody(post(stream(['Oʻz', 'be', 'k'])), 7))).toBe('Oʻzbek');
});

it('reads a missing body as an empty one', async () => {
  expect(await readBody(post(null), 7)).toHaveLength(0);
});

it('rejects a body that declares itself too long, unread', async () => {
  const request = post('short', { 'content-length': '8' });
  expect(await rejectionOf(() => readBody(request, 7))).toEqual(failed('tooLarge'));
  expect(request.bodyUsed).toBe(false);
});

it('rejects a body that grows too long, and reads no further', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1000).fill(++sent)),
  });
  const request = post(endless, { 'content-length': '1' });
  expect(await rejectionOf(() => readBody(request, 5000))).toEqual(failed('tooLarge'));
  expect(sent).toBeLessThan(10);
});
