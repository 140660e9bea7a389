import type { Request } from 'playwright';

/** The bytes of the responses' compressed bodies, once every request has finished, also those begun meanwhile. */
export async function measureTransferred(requests: readonly Request[]): Promise<number> {
  let sizes: number[] = [];
  while (sizes.length < requests.length)
    sizes = await Promise.all(
      requests.map(async (request) => (await request.sizes()).responseBodySize),
    );
  return sizes.reduce((sum, size) => sum + size, 0);
}
