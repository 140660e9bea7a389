import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { startBlobs } from '../../tools/local-platform/blobs.ts';
import { applicationPost, contactPost, type Post } from './forms.ts';
import { type Site, startSite, withData } from './site.ts';
import { readStored } from './stored.ts';

/** How long the site is under load, from its first answer on, before it is killed. */
const lifetimeMs = { min: 5, max: 400 };
const senders = 8;
/** Senders and rounds take them in turn. */
const posts = [contactPost, applicationPost];

/**
 * Kills the site so often while forms arrive. Resolves to the report; rejects when a form that was
 * answered with 201 is lost, or a stored one is damaged.
 */
export async function kills(rounds: number): Promise<string> {
  return withData(async (data) => {
    const accepted: string[] = [];
    for (let round = 1; round <= rounds; round++) {
      await killOnce(data, round, accepted);
      if (round % 20 === 0) console.error(`${round} of ${rounds}`);
    }
    const blobs = await startBlobs(join(data, 'blobs'));
    process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
    const { references, damaged } = await readStored();
    await blobs.close();
    const lost = accepted.filter((reference) => !references.has(reference));
    if (lost.length + damaged.length > 0) throw new Error(JSON.stringify({ lost, damaged }));
    const unanswered = references.size - accepted.length;
    return `Killed ${rounds} times: ${accepted.length} forms answered with 201 and all stored; ${unanswered} stored whose answer a kill cut off; none damaged.`;
  });
}

/** Kills the site under load; adds the references that it answered with. */
async function killOnce(data: string, round: number, accepted: string[]): Promise<void> {
  const site = await startSite(data);
  // The first post of a process is slow: its code is loaded then.
  accepted.push(await post(site, await contactPost()));
  const answered = Promise.withResolvers<void>();
  const sending = Array.from({ length: senders }, (_, sender) =>
    postUntilKilled(site, posts[(round + sender) % posts.length] ?? contactPost, (reference) => {
      accepted.push(reference);
      answered.resolve();
    }),
  );
  // A busy machine may take longer for the first answer than for all others.
  await Promise.race([answered.promise, Promise.all(sending)]);
  await new Promise((resolve) => setTimeout(resolve, randomInt(lifetimeMs.min, lifetimeMs.max)));
  await site.kill();
  await Promise.all(sending);
}

/** Posts one form after another until the site is killed. Rejects when it answers other than 201. */
async function postUntilKilled(
  site: Site,
  make: () => Promise<Post>,
  onAccepted: (reference: string) => void,
): Promise<void> {
  for (;;) {
    try {
      onAccepted(await post(site, await make()));
    } catch (error) {
      if (error instanceof UnexpectedStatus) throw error;
      return;
    }
  }
}

class UnexpectedStatus extends Error {}

async function post(site: Site, { path, init }: Post): Promise<string> {
  const response = await fetch(site.url + path, init);
  const body = (await response.json()) as { reference?: string };
  if (response.status !== 201) throw new UnexpectedStatus(`answered with ${response.status}`);
  return body.reference ?? '';
}
