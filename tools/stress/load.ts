import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { table } from '../bench/table.ts';
import { startBlobs } from '../local-platform/blobs.ts';
import type { Burst, BurstFigures } from './burst.ts';
import { startSite, withData } from './site.ts';
import { readStored } from './stored.ts';

/** Lets a process of its own send a burst, so that sending and serving don't share a thread. */
async function send(burst: Burst): Promise<BurstFigures> {
  const child = fork(join(import.meta.dirname, 'send-burst.ts'), [JSON.stringify(burst)]);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the sender ended early')));
  const [figures] = (await Promise.race([once(child, 'message'), ended])) as [BurstFigures];
  ended.catch(() => undefined);
  return figures;
}

/** Posts forms at a rate, and compares the times with those of a function that does nothing. */
export async function load({ rate, seconds }: { rate: number; seconds: number }): Promise<string> {
  return withData(async (data) => {
    const empty = await startSite({ data, functions: join(import.meta.dirname, 'functions') });
    const nothing = await send({ url: empty.url, form: 'empty', rate, seconds: 10 });
    await empty.kill();
    const site = await startSite({ data });
    await send({ url: site.url, form: 'contact', rate: 20, seconds: 1 });
    const forms = await send({ url: site.url, form: 'contact', rate, seconds });
    await site.kill();
    const blobs = await startBlobs(join(data, 'blobs'));
    process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
    const { references } = await readStored();
    await blobs.close();
    const lost = forms.references.filter((reference) => !references.has(reference));
    if (lost.length > 0) throw new Error(`${lost.length} forms are lost`);
    const row = (name: string, { statuses, times }: BurstFigures) => [
      name,
      Object.entries(statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
      ...[50, 95, 99].map((share) => percentile(times, share).toFixed(1)),
    ];
    const ratio = percentile(forms.times, 99) / percentile(nothing.times, 99);
    return [
      `${rate} posts a second for ${seconds} s; times in ms.`,
      ...table([
        ['function', 'answers', 'p50', 'p95', 'p99'],
        row('empty', nothing),
        row('contact', forms),
      ]),
      `Every 201 is stored. p99: ${ratio.toFixed(1)} times that of the empty function.`,
    ].join('\n');
  });
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1)] ?? Number.NaN
  );
}
