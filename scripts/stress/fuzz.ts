import fc from 'fast-check';
import { replyStatus } from '../../src/forms/codes.ts';
import { type HostilePost, hostilePosts } from './bodies.ts';
import { startSite, withData } from './site.ts';

/** What a post may be answered with as long as nothing is broken on our side. */
const declared = new Set<number>([201, 422, ...Object.values(replyStatus)]);
declared.delete(replyStatus.internal);
declared.delete(replyStatus.unavailable);

const senders = 8;
const batch = 1000;

/** Posts to a running site; rejects, with the body, at the first answer that isn't declared. */
export async function postHostile(
  url: string,
  posts: readonly HostilePost[],
  counts: Map<number, number>,
) {
  const left = posts.values();
  const send = async () => {
    for (const post of left) {
      const { path, type, accept, body } = post;
      const response = await fetch(url + path, {
        method: 'POST',
        body: new Uint8Array(body),
        headers: { 'content-type': type, accept },
      });
      await response.arrayBuffer();
      if (!declared.has(response.status)) {
        const shown = Buffer.from(body).toString('base64');
        throw new Error(`${response.status} for ${path}, ${type}, ${accept}: ${shown}`);
      }
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
}

/** The answers to so many posts, and the memory of the site meanwhile. */
export async function fuzz(count: number): Promise<string> {
  const seed = Date.now() % 2 ** 31;
  console.error(`Seed ${seed}`);
  return withData(async (data) => {
    const site = await startSite({ data });
    const counts = new Map<number, number>();
    const memory: number[] = [];
    try {
      for (let done = 0; done < count; done += batch) {
        const numRuns = Math.min(batch, count - done);
        await postHostile(
          site.url,
          fc.sample(hostilePosts, { numRuns, seed: seed + done }),
          counts,
        );
        memory.push(await site.memory());
      }
    } finally {
      await site.kill();
    }
    const answers = [...counts].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`);
    const megabytes = memory.map((bytes) => Math.round(bytes / 1e6));
    return `${count} hostile posts (seed ${seed}): ${answers.join(', ')}.\nMemory of the site after each ${batch}, in MB: ${megabytes.join(' ')}`;
  });
}
