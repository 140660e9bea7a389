import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { startBlobs } from '../../tools/local-platform/blobs.ts';
import { applicationPost, contactPost, type Post } from './forms.ts';
import { startMessageSink } from './message-sink.ts';
import { countMessages, type MessageFigures, sendPendingMessages } from './messages.ts';
import { type Site, startSite, withData } from './site.ts';
import { readStored } from './stored.ts';

interface Rounds {
  rounds: number;
  data: string;
  /** Make the forms to post; senders and rounds take them in turn. */
  posts: readonly (() => Promise<Post>)[];
  /** Called after each round. */
  onRound: (round: number) => void;
}

/** What became of the forms. */
interface KillFigures extends MessageFigures {
  accepted: number;
  unanswered: number;
  stored: number;
  /** References answered with 201 that aren't stored. */
  lost: string[];
  /** Keys of unreadable records. */
  damaged: string[];
}

/** How long the site is under load, from its first answer on, before it is killed. */
const lifetimeMs = { min: 5, max: 400 };
const senders = 8;

/**
 * Kills the site repeatedly under load, sends the remaining messages, and compares its answers with
 * what is stored and what the staff received.
 */
async function killRounds({ rounds, data, posts, onRound }: Rounds): Promise<KillFigures> {
  const sink = await startMessageSink();
  const { variables } = sink;
  const accepted: string[] = [];
  let unanswered = 0;
  for (let round = 0; round < rounds; round++) {
    const site = await startSite({ data, variables });
    // The first post of a process is slow: its code is loaded then.
    accepted.push(await post(site, await contactPost()));
    const answered = Promise.withResolvers<void>();
    const sending = Array.from({ length: senders }, (_, sender) =>
      postUntilKilled(
        site,
        () => (posts[(round + sender) % posts.length] ?? contactPost)(),
        (reference) => {
          accepted.push(reference);
          answered.resolve();
        },
      ),
    );
    // A busy machine may take longer for the first answer than for all others.
    await Promise.race([answered.promise, Promise.all(sending)]);
    await new Promise((resolve) => setTimeout(resolve, randomInt(lifetimeMs.min, lifetimeMs.max)));
    await site.kill();
    unanswered += (await Promise.all(sending)).length;
    onRound(round + 1);
  }
  const blobs = await startBlobs(join(data, 'blobs'));
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
  const { references, damaged } = await readStored();
  await sendPendingMessages(variables);
  const messages = await countMessages(sink, references);
  await blobs.close();
  await sink.close();
  const lost = accepted.filter((reference) => !references.has(reference));
  const stored = references.size;
  return { accepted: accepted.length, unanswered, stored, lost, damaged, ...messages };
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

/**
 * Runs so many rounds with both forms. Resolves to the report; rejects when a form is lost or damaged,
 * or a message missing or repeated too often.
 */
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
    `Killed ${rounds} times: ${accepted} forms answered with 201 and all stored; ${stored} stored in total (including some of the ${unanswered} in flight at a kill); none damaged.`,
    `${messages} messages to the staff, about every stored form; ${repeated} of them repeated with the same Message-ID: sent, but not yet recorded as sent, at a kill.`,
  ].join('\n');
}
