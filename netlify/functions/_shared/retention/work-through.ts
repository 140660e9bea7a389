import { Readable } from 'node:stream';

/** At a time. */
const concurrency = 20;

/** How far a piece of work came that may stop early. */
export interface Progress {
  done: number;
  failed: number;
  finished: boolean;
}

/** Does `work` for each item until `isLate`. One that fails is counted and stops no other. */
export async function workThrough<Item>(
  items: readonly Item[],
  isLate: () => boolean,
  work: (item: Item) => Promise<unknown>,
): Promise<Progress> {
  let done = 0;
  let failed = 0;
  const attempt = async (item: Item) => {
    if (isLate()) return;
    await work(item).then(
      () => done++,
      () => failed++,
    );
  };
  await Readable.from(items).forEach(attempt, { concurrency });
  return { done, failed, finished: done + failed === items.length };
}
