import { listBelongings } from '../belongings.ts';
import { listKeys, type OpenStore, storesOfPreviews, within } from '../store.ts';
import { endedBefore } from './age.ts';
import { type Swept, sweepRecord } from './sweep-record.ts';
import { type SweepServices, sweepServices } from './sweep-services.ts';
import { workThrough } from './work-through.ts';

/** Days for which it is known who passed the bot check, or not: longer than any token is valid. */
const botCheckDays = 2;

/**
 * Deletes submissions older than the retention time with all that belongs to them, attachments
 * that for a day no record has referred to, what else was left of deleted records, and past notes
 * of the bot check; in production's stores, then in those of previews. What it has no time for, or
 * fails, is the next run's. Rejects when it can't list.
 */
export async function sweep(services: SweepServices = sweepServices): Promise<void> {
  const { now, openStore, patience, timeLimit } = services;
  const end = now().getTime() + timeLimit;
  await sweepStores(services, openStore, end);
  for (const previews of await within(patience, storesOfPreviews())) {
    await sweepStores(services, previews, end);
  }
}

async function sweepStores(
  services: SweepServices,
  openStore: OpenStore,
  end: number,
): Promise<void> {
  const { now, patience } = services;
  const isLate = () => now().getTime() >= end;

  const tokens = await within(patience, expiredTokens(openStore, now()));
  const botCheck = openStore('bot-check');
  const spent = await workThrough(tokens, isLate, (key) => within(patience, botCheck.delete(key)));

  // Before the records: the parts of one that comes in meanwhile aren't taken for leftovers.
  const belongings = await within(patience, listBelongings(openStore));
  const records = await within(patience, listKeys(openStore('submissions')));
  const keys = [...new Set([...records, ...belongings.keys()])];
  const swept: Swept = { records: 0, attachments: 0, leftovers: 0 };
  const rest = await workThrough(fromAnywhere(keys), isLate, async (key) => {
    const one = await within(
      patience,
      sweepRecord({ ...services, openStore }, key, belongings.get(key) ?? []),
    );
    swept.records += one.records;
    swept.attachments += one.attachments;
    swept.leftovers += one.leftovers;
  });
  console.log('sweep of submissions:', {
    ...swept,
    tokens: spent.done,
    failed: spent.failed + rest.failed,
    finished: spent.finished && rest.finished,
  });
}

/** Spent tokens and unchecked posts, whose keys have their day as second part. */
async function expiredTokens(openStore: OpenStore, now: Date): Promise<string[]> {
  const keys = await listKeys(openStore('bot-check'));
  return keys.filter((key) => endedBefore(botCheckDays, key.split('/')[1] ?? '', now));
}

/** Another beginning each time, so that runs that are cut short reach everything by and by. */
function fromAnywhere(keys: readonly string[]): string[] {
  const start = Math.floor(Math.random() * keys.length);
  return [...keys.slice(start), ...keys.slice(0, start)];
}
