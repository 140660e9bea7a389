import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { startBlobs } from '../../platform/blobs.ts';
import { applicationPost, contactPost, type Post } from './forms.ts';
import { type Site, startSite, withData } from './site.ts';
import { readStored } from './stored.ts';

interface Rounds {
  rounds: number;
  data: string;
  dist?: string;
  /** Makes what is posted in a round. */
  posts: readonly (() => Promise<Post>)[];
  /** Told after each round. */
  onRound?: (round: number) => void;
}

export interface KillFigures {
  accepted: number;
  unanswered: number;
  stored: number;
  /** References that were answered with 201 and aren't stored. */
  lost: string[];
  /** What the store holds and nobody could read. */
  damaged: string[];
}

/** Milliseconds of load before a kill. */
const life = { least: 5, most: 400 };
const senders = 8;

/** Kills the site again and again under load, and compares what it answered with what it stored. */
export async function killRounds({
  rounds,
  data,
  dist,
  posts,
  onRound,
}: Rounds): Promise<KillFigures> {
  const accepted: string[] = [];
  let unanswered = 0;
  for (let round = 0; round < rounds; round++) {
    const site = await startSite({ data, ...(dist && { dist }) });
    // The first form of a process takes longer than all others: code is loaded for it.
    accepted.push(await post(site, await contactPost()));
    const sending = Array.from({ length: senders }, (_, sender) =>
      postUntilKilled(
        site,
        () => (posts[(round + sender) % posts.length] ?? contactPost)(),
        accepted,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, randomInt(life.least, life.most)));
    await site.kill();
    unanswered += (await Promise.all(sending)).length;
    onRound?.(round + 1);
  }
  const blobs = await startBlobs(join(data, 'blobs'));
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
  const { references, damaged } = await readStored();
  await blobs.close();
  const lost = accepted.filter((reference) => !references.has(reference));
  return { accepted: accepted.length, unanswered, stored: references.size, lost, damaged };
}

/** Posts one form after another until the site doesn't answer, which is what it is killed for. */
async function postUntilKilled(
  site: Site,
  make: () => Promise<Post>,
  accepted: string[],
): Promise<void> {
  for (;;) {
    try {
      accepted.push(await post(site, await make()));
    } catch (error) {
      if (error instanceof OtherAnswer) throw error;
      return;
    }
  }
}

class OtherAnswer extends Error {}

async function post(site: Site, { path, init }: Post): Promise<string> {
  const response = await fetch(site.url + path, init);
  const body = (await response.json()) as { reference?: string };
  if (response.status !== 201) throw new OtherAnswer(`answered with ${response.status}`);
  return body.reference ?? '';
}

/** The figures of so many rounds with both forms; rejects when anything is lost or damaged. */
export async function kills(rounds: number): Promise<string> {
  const figures = await withData((data) =>
    killRounds({
      rounds,
      data,
      posts: [contactPost, applicationPost],
      onRound: (round) => round % 20 === 0 && console.error(`${round} of ${rounds}`),
    }),
  );
  const { accepted, unanswered, stored, lost, damaged } = figures;
  if (lost.length + damaged.length > 0) throw new Error(JSON.stringify({ lost, damaged }));
  return `Killed ${rounds} times: ${accepted} forms answered with 201, all of them stored; ${stored} stored in all (of ${unanswered} under way when it was killed, some were); none damaged.`;
}
