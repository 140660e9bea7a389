import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { startBlobs } from '../local-platform/blobs.ts';
import { applicationPost, contactPost, type Post } from './forms.ts';
import { startMessageSink } from './message-sink.ts';
import { countMessages, type MessageFigures, sendRest } from './messages.ts';
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

type AllFigures = KillFigures & MessageFigures;

/** Milliseconds of load before a kill. */
const life = { least: 5, most: 400 };
const senders = 8;

/**
 * Kills the site again and again under load, sends what it left unsent, and compares what it answered
 * with what it stored and what came to the staff.
 */
export async function killRounds({
  rounds,
  data,
  dist,
  posts,
  onRound,
}: Rounds): Promise<AllFigures> {
  const sink = await startMessageSink();
  const { variables } = sink;
  const accepted: string[] = [];
  let unanswered = 0;
  for (let round = 0; round < rounds; round++) {
    const site = await startSite({ data, variables, ...(dist && { dist }) });
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
  await sendRest(variables);
  const messages = await countMessages(sink, references);
  await blobs.close();
  await sink.close();
  const lost = accepted.filter((reference) => !references.has(reference));
  const stored = references.size;
  return { accepted: accepted.length, unanswered, stored, lost, damaged, ...messages };
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
  const { accepted, unanswered, stored, messages, repeated, ...wrong } = figures;
  if (Object.values(wrong).flat().length > 0) throw new Error(JSON.stringify(wrong));
  return [
    `Killed ${rounds} times: ${accepted} forms answered with 201, all of them stored; ${stored} stored in all (of ${unanswered} under way when it was killed, some were); none damaged.`,
    `${messages} messages told the staff of all that is stored; ${repeated} of them a second time, with the same identity: those that were sent and not yet noted at a kill.`,
  ].join('\n');
}
