import fc from 'fast-check';
import { replyStatus } from '../../src/forms/codes.ts';
import { type HostilePost, hostilePosts, tokenPlace } from './bodies.ts';
import { cheapToken } from './bot-token.ts';
import { type Busy, formsOf } from './busy.ts';
import { startSite, withData } from './site.ts';
import { longTexts, type SlowBody, slowBodies } from './slow-bodies.ts';

/** What a post may be answered with as long as nothing is broken on our side. */
const declared = new Set<number>([201, 422, ...Object.values(replyStatus)]);
declared.delete(replyStatus.internal);
declared.delete(replyStatus.unavailable);

const senders = 8;
const batch = 1000;

/** A body with a token of its own where it has a place for one. */
async function withToken({ path, type, body }: HostilePost): Promise<Uint8Array<ArrayBuffer>> {
  const text = Buffer.from(body).toString('latin1');
  if (!text.includes(tokenPlace)) return new Uint8Array(body);
  const token = await cheapToken(path === '/api/contact' ? 'contact' : 'application');
  const written = type.includes('urlencoded') ? encodeURIComponent(token) : token;
  return Buffer.from(text.replace(tokenPlace, written), 'latin1');
}

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
        body: await withToken(post),
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

/** Milliseconds of processor that a post may take. */
const mostBusy = 500;

/** The times that bodies take of the processor, each in both forms, as a script and as a page. */
export async function timesOf(url: string, bodies: readonly SlowBody[]): Promise<Busy[]> {
  const forms = await formsOf(url);
  const times: Busy[] = [];
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
  // The first ones load and compile what all need.
  return times.slice(4);
}

/** The slowest of all bodies; rejects when one takes longer than it may. */
async function slowest(url: string, count: number, seed: number): Promise<string> {
  const sampled = fc.sample(longTexts, { numRuns: Math.ceil(count / 100), seed });
  const times = await timesOf(url, [...slowBodies, ...sampled]);
  const ordered = times.toSorted((a, b) => b.milliseconds - a.milliseconds);
  const lines = ordered
    .slice(0, 5)
    .map(({ name, path, accept, status, milliseconds }) =>
      [`${milliseconds.toFixed(0)} ms`, status, path, accept, name].join('  '),
    );
  const report = `Processor's time for each of ${times.length} slow posts, the worst first:\n${lines.join('\n')}`;
  if ((ordered[0]?.milliseconds ?? 0) > mostBusy) throw new Error(report);
  return report;
}

/** The answers to so many posts, the memory of the site meanwhile, and what the slowest bodies take. */
export async function fuzz(count: number): Promise<string> {
  const seed = Date.now() % 2 ** 31;
  console.error(`Seed ${seed}`);
  return withData(async (data) => {
    const site = await startSite({ data });
    const counts = new Map<number, number>();
    const memory: number[] = [];
    let busy = '';
    try {
      busy = await slowest(site.url, count, seed);
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
    return `${count} hostile posts (seed ${seed}): ${answers.join(', ')}.\nMemory of the site after each ${batch}, in MB: ${megabytes.join(' ')}\n${busy}`;
  });
}
