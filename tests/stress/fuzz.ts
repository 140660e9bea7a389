import fc from 'fast-check';
import { replyStatus } from '../../src/forms/codes.ts';
import { type HostilePost, hostilePosts, tokenPlaceholder } from './bodies.ts';
import { cheapToken } from './bot-token.ts';
import { type Site, startSite, withData } from './site.ts';
import { longTexts, slowBodies } from './slow-bodies.ts';

/** The statuses that a post may get unless the site is broken. */
const allowed = new Set<number>([201, 422, ...Object.values(replyStatus)]);
allowed.delete(replyStatus.internal);
allowed.delete(replyStatus.unavailable);

const senders = 8;
/** How many posts are sent between two readings of the memory. */
const batchSize = 1000;

/** The processor time that a post may take, and the local platform to read and store it. */
const maxCpuTimeMs = 1000;

/**
 * Posts so many hostile bodies. Resolves to the report: the statuses, the site's memory, the slowest
 * bodies. Rejects for a status that isn't allowed or a body that takes too long.
 */
export async function fuzz(count: number): Promise<string> {
  const seed = Date.now() % 2 ** 31;
  console.error(`Seed ${seed}`);
  return withData(async (data) => {
    const site = await startSite(data);
    const counts = new Map<number, number>();
    const megabytes: number[] = [];
    try {
      const slowest = await timeSlowBodies(site, count, seed);
      for (let done = 0; done < count; done += batchSize) {
        const numRuns = Math.min(batchSize, count - done);
        const posts = fc.sample(hostilePosts, { numRuns, seed: seed + done }).values();
        const sending = Array.from({ length: senders }, () => sendAll(site, posts, counts));
        await Promise.all(sending);
        megabytes.push(Math.round((await site.memory()) / 1e6));
      }
      const answers = [...counts].sort(([a], [b]) => a - b).map(([code, n]) => `${n} × ${code}`);
      return `${count} hostile posts (seed ${seed}): ${answers.join(', ')}.\nMemory of the site after each ${batchSize}, in MB: ${megabytes.join(' ')}\n${slowest}`;
    } finally {
      await site.kill();
    }
  });
}

/** Posts one after the other, and counts the statuses. */
async function sendAll(site: Site, posts: Iterable<HostilePost>, counts: Map<number, number>) {
  for (const post of posts) {
    const body = await withToken(post);
    const status = await send(site, { ...post, body }, Buffer.from(post.body).toString('base64'));
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
}

/** The body with a valid token in place of the placeholder. */
async function withToken({ path, type, body }: HostilePost): Promise<Uint8Array> {
  const text = Buffer.from(body).toString('latin1');
  if (!text.includes(tokenPlaceholder)) return body;
  const token = await cheapToken(path === '/api/contact' ? 'contact' : 'application');
  const encoded = type.includes('urlencoded') ? encodeURIComponent(token) : token;
  return Buffer.from(text.replace(tokenPlaceholder, encoded), 'latin1');
}

/** Posts to a running site and resolves to the status. Rejects, with the name, at one that isn't allowed. */
async function send(site: Site, post: HostilePost, name: string): Promise<number> {
  const { path, type, accept, body } = post;
  const response = await fetch(site.url + path, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': type, accept },
  });
  await response.arrayBuffer();
  if (allowed.has(response.status)) return response.status;
  throw new Error(`${response.status} for ${path}, ${type}, ${accept}: ${name}`);
}

/** The report on the slowest bodies, in both forms, as by a script and as by a page; rejects when one takes too long. */
async function timeSlowBodies(site: Site, count: number, seed: number): Promise<string> {
  const sampled = fc.sample(longTexts, { numRuns: Math.ceil(count / 100), seed });
  const posts = [...slowBodies, ...sampled].flatMap((body) =>
    ['/api/contact', '/api/application'].flatMap((path) =>
      ['application/json', 'text/html'].map((accept) => ({ ...body, path, accept })),
    ),
  );
  const timed: { ms: number; line: string }[] = [];
  // The first are sent twice: code is loaded and compiled then.
  for (const post of [...posts.slice(0, 4), ...posts]) {
    const before = await site.cpuTime();
    const status = await send(site, post, post.name);
    const ms = (await site.cpuTime()) - before;
    timed.push({ ms, line: [`${ms} ms`, status, post.path, post.accept, post.name].join('  ') });
  }
  const slowest = timed
    .slice(4)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 5);
  const lines = slowest.map(({ line }) => line);
  const report = `CPU time of ${posts.length} slow posts, the worst first:\n${lines.join('\n')}`;
  if ((slowest[0]?.ms ?? 0) > maxCpuTimeMs) throw new Error(report);
  return report;
}
