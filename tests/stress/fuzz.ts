import fc from 'fast-check';
import { replyStatus } from '../../src/forms/codes.ts';
import { type HostilePost, hostilePosts, tokenPlaceholder } from './bodies.ts';
import { cheapToken } from './bot-token.ts';
import { openForms, type TimedPost } from './cpu-time.ts';
import { startSite, withData } from './site.ts';
import { longTexts, type SlowBody, slowBodies } from './slow-bodies.ts';

/** The statuses that a post may get unless the site is broken. */
const allowed = new Set<number>([201, 422, ...Object.values(replyStatus)]);
allowed.delete(replyStatus.internal);
allowed.delete(replyStatus.unavailable);

const senders = 8;
/** How many posts are sent between two readings of the memory. */
const batchSize = 1000;

/** The CPU time that a post may take. */
const maxCpuTimeMs = 500;

/** The body with a valid token in place of the placeholder. */
async function withToken({ path, type, body }: HostilePost): Promise<Uint8Array<ArrayBuffer>> {
  const text = Buffer.from(body).toString('latin1');
  if (!text.includes(tokenPlaceholder)) return new Uint8Array(body);
  const token = await cheapToken(path === '/api/contact' ? 'contact' : 'application');
  const encoded = type.includes('urlencoded') ? encodeURIComponent(token) : token;
  return Buffer.from(text.replace(tokenPlaceholder, encoded), 'latin1');
}

/** Posts to a running site and counts the statuses. Rejects, with the body, at one that isn't allowed. */
async function postHostile(
  url: string,
  posts: readonly HostilePost[],
  counts: Map<number, number>,
) {
  const remaining = posts.values();
  const send = async () => {
    for (const post of remaining) {
      const { path, type, accept, body } = post;
      const response = await fetch(url + path, {
        method: 'POST',
        body: await withToken(post),
        headers: { 'content-type': type, accept },
      });
      await response.arrayBuffer();
      if (!allowed.has(response.status)) {
        const base64 = Buffer.from(body).toString('base64');
        throw new Error(`${response.status} for ${path}, ${type}, ${accept}: ${base64}`);
      }
      counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
}

/** The CPU time of each body in both forms, posted as by a script and as by a page. */
async function timePosts(url: string, bodies: readonly SlowBody[]): Promise<TimedPost[]> {
  const forms = await openForms(url);
  const times: TimedPost[] = [];
  try {
    for (const { name, type, body } of [...bodies.slice(0, 1), ...bodies]) {
      for (const path of ['/api/contact', '/api/application']) {
        for (const accept of ['application/json', 'text/html']) {
          times.push(await forms.post(name, { path, type, accept, body }));
        }
      }
    }
  } finally {
    await forms.close();
  }
  // Without the warm-up, in which code is loaded and compiled.
  return times.slice(4);
}

/** The report on the slowest bodies; rejects when one takes too long. */
async function timeSlowBodies(url: string, count: number, seed: number): Promise<string> {
  const sampled = fc.sample(longTexts, { numRuns: Math.ceil(count / 100), seed });
  const times = await timePosts(url, [...slowBodies, ...sampled]);
  const ordered = times.toSorted((a, b) => b.cpuTimeMs - a.cpuTimeMs);
  const lines = ordered
    .slice(0, 5)
    .map(({ name, path, accept, status, cpuTimeMs }) =>
      [`${cpuTimeMs.toFixed(0)} ms`, status, path, accept, name].join('  '),
    );
  const report = `CPU time of ${times.length} slow posts, the worst first:\n${lines.join('\n')}`;
  if ((ordered[0]?.cpuTimeMs ?? 0) > maxCpuTimeMs) throw new Error(report);
  return report;
}

/**
 * Posts so many hostile bodies. Resolves to the report: the statuses, the site's memory, the slowest
 * bodies. Rejects for a status that isn't allowed or a body that takes too long.
 */
export async function fuzz(count: number): Promise<string> {
  const seed = Date.now() % 2 ** 31;
  console.error(`Seed ${seed}`);
  return withData(async (data) => {
    const site = await startSite({ data });
    const counts = new Map<number, number>();
    const memory: number[] = [];
    let slowest = '';
    try {
      slowest = await timeSlowBodies(site.url, count, seed);
      for (let done = 0; done < count; done += batchSize) {
        const numRuns = Math.min(batchSize, count - done);
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
    return `${count} hostile posts (seed ${seed}): ${answers.join(', ')}.\nMemory of the site after each ${batchSize}, in MB: ${megabytes.join(' ')}\n${slowest}`;
  });
}
