import pMap, { pMapSkip } from 'p-map';
import { withTimeout } from '../promises.ts';
import { listRecords, noteReceipt } from '../receipts.ts';
import { listKeys, type OpenStore } from '../store.ts';
import {
  type Delivery,
  failedPrefix,
  openPrefix,
  reasonOf,
  type SenderSubmission,
} from './delivery.ts';
import type { MorningReport } from './morning-mail.ts';
import type { OutboxServices } from './services.ts';

/** `{ "at": ISO 8601 }`: the end of the last report's period. */
const lastReportKey = 'last-morning-mail';

/**
 * The limits of one report: submissions listed, bytes of those in its table, failures listed; the rest
 * is counted.
 */
const limits = { submissions: 1000, bytes: 5_000_000, failed: 100 };

const dayMs = 24 * 60 * 60 * 1000;

/** Within the platform's 30 s for a scheduled function. */
const times = { sendMs: 22_000, endMs: 26_000 };

/** How many records are read at the same time. */
const concurrency = 20;

/**
 * Mails the staff the submissions since the last such mail and the messages that could not be sent. If a
 * mail fails, the next one covers its period too. Does nothing without a mail server.
 */
export async function sendMorningMail(services: OutboxServices): Promise<void> {
  const { sendMorningReport: send } = services;
  if (!send) return;
  const work = async () => {
    const report = await morningReport(services);
    await send(report, AbortSignal.timeout(times.sendMs));
    const at = report.until.toISOString();
    await services.openStore('deliveries').setJSON(lastReportKey, { at });
  };
  await withTimeout(work(), times.endMs);
}

async function morningReport({ openStore, now }: OutboxServices): Promise<MorningReport> {
  const store = openStore('deliveries');
  const until = now();
  const last: { at: string } | null = await store.get(lastReportKey, { type: 'json' });
  const since = last ? new Date(last.at) : new Date(until.getTime() - dayMs);
  if (!last) await store.setJSON(lastReportKey, { at: since.toISOString() });
  const { submissions, more } = await receivedBetween(openStore, since, until);
  const failedKeys = await listKeys(store, failedPrefix);
  const readFailed = async (key: string) => {
    const recordKey = key.slice(failedPrefix.length);
    const submission = await readRecord(openStore, recordKey);
    const delivery: Delivery | null = await store.get(recordKey, { type: 'json' });
    return submission && delivery ? { submission, reason: reasonOf(delivery) ?? '' } : pMapSkip;
  };
  const failed = await pMap(failedKeys.slice(0, limits.failed), readFailed, { concurrency });
  const waiting = (await listKeys(store, openPrefix)).length;
  return { since, until, submissions, more, failed, waiting };
}

async function receivedBetween(openStore: OpenStore, since: Date, until: Date) {
  const { receipts, unnoted } = await listRecords(openStore);
  const isBetween = (time: number) => time >= since.getTime() && time < until.getTime();
  const recent = receipts.filter(({ receivedAt }) => isBetween(receivedAt));
  const named = recent.slice(-limits.submissions).map(({ recordKey }) => recordKey);
  const read = async (recordKey: string) => (await readRecord(openStore, recordKey)) ?? pMapSkip;
  const known = await pMap(named, read, { concurrency });
  const fresh = await pMap(unnoted.slice(0, limits.submissions), read, { concurrency });
  await pMap(fresh, (submission) => noteReceipt(openStore, submission), { concurrency });
  const time = ({ receivedAt }: SenderSubmission) => Date.parse(receivedAt);
  const all = [...known, ...fresh.filter((one) => isBetween(time(one)))];
  const unread = recent.length - named.length + Math.max(0, unnoted.length - limits.submissions);
  const submissions = withinBytes(all.sort((a, b) => time(a) - time(b)));
  return { submissions, more: unread + all.length - submissions.length };
}

/** As many submissions as fit into a mail: one that is too large would be rejected every morning. */
function withinBytes(submissions: readonly SenderSubmission[]): SenderSubmission[] {
  let bytes = 0;
  return submissions.filter((submission) => {
    bytes += Buffer.byteLength(JSON.stringify(submission.fields));
    return bytes <= limits.bytes;
  });
}

const readRecord = async (
  openStore: OpenStore,
  recordKey: string,
): Promise<SenderSubmission | null> =>
  openStore('submissions')
    .get(recordKey, { type: 'json' })
    .catch(() => null);
