import { failure } from '../errors.ts';

/** The body's bytes. Refuses one longer than `maxBytes`, and reads no further than that. */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw failure('tooLarge');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw failure('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
