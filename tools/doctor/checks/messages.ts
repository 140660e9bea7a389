import * as v from 'valibot';
import {
  failedPrefix,
  lastRunKey,
  openPrefix,
  reasonOf,
} from '../../../netlify/functions/_shared/outbox/delivery.ts';
import { listKeys } from '../../../netlify/functions/_shared/store.ts';
import type { Inbox } from '../../inbox/open-inbox.ts';
import { readDelivery } from '../../inbox/submissions.ts';
import { type Check, fault, notChecked, ok } from '../check.ts';

const lastRunSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    at: v.pipe(v.string(), v.isoTimestamp()),
    channels: v.array(v.picklist(['telegram', 'staff', 'visitor'])),
  }),
);

/** The last run of send-outbox; undefined when there was none. */
async function readLastRun({ openStore }: Inbox) {
  const stored = await openStore('deliveries').get(lastRunKey, { type: 'text' });
  const { success, output } = v.safeParse(lastRunSchema, stored);
  return success ? output : undefined;
}

/** Longest age of the last run, in minutes; the function runs every five. */
const maxAge = 15;

/** Whether the function that retries unsent messages runs on schedule. */
export const outbox: Check = {
  name: 'scheduled functions',
  async run({ store }) {
    if (!store.inbox) return notChecked('when send-outbox ran last', store.todo);
    const last = await readLastRun(store.inbox);
    const minutes = last && Math.max(0, Math.round((Date.now() - Date.parse(last.at)) / 60_000));
    const found = last ? `send-outbox ran ${minutes} minutes ago` : 'send-outbox has not run yet';
    if (minutes !== undefined && minutes <= maxAge) return ok(found);
    return fault(
      found,
      'they run every five minutes: if the site was deployed or started just now, wait five and run the doctor again; in Netlify, “Functions” (Logs) must list send-outbox as scheduled, which works in the published production deploy alone and not with Split Testing',
    );
  },
};

/** Unsent messages whose reasons are looked for. */
const maxReasons = 20;

const names = { telegram: ['Telegram'], staff: ['mail'], visitor: [] };

/** Through which channels the staff are notified, and which messages were not sent. */
export const notifications: Check = {
  name: 'notifications',
  async run({ isLocal, store: { inbox, ...rest } }) {
    const last = inbox && (await readLastRun(inbox));
    if (!last) {
      const todo = 'todo' in rest ? rest.todo : 'see “scheduled functions”';
      return notChecked('which channels are configured, and what was not sent', todo);
    }
    const configured = last.channels.flatMap((kind) => names[kind]);
    if (configured.length === 0) {
      return (isLocal ? notChecked : fault)(
        'neither mail nor Telegram is configured: nobody is notified',
        'set SMTP_URL, MAIL_FROM and MAIL_TO (docs/deployment.md, “Mail and Telegram”); check how their names are spelled',
      );
    }
    const keysOf = async (prefix: string) =>
      (await listKeys(inbox.openStore('deliveries'), prefix)).map((key) =>
        key.slice(prefix.length),
      );
    const [failed, waiting] = [await keysOf(failedPrefix), await keysOf(openPrefix)];
    const looked = [...failed, ...waiting].slice(0, maxReasons);
    const deliveries = await Promise.all(looked.map((key) => readDelivery(inbox, key)));
    const reasons = new Set(deliveries.flatMap((one) => (one && reasonOf(one)) ?? []));
    const counts = `by ${configured.join(' and ')}; ${failed.length} failed, ${waiting.length} wait`;
    const found = [counts, ...reasons].join('; ');
    if (failed.length === 0 && reasons.size === 0) return ok(found);
    return fault(
      found,
      'mend the cause; what waits is tried again for a day, and what failed when you run: npm run inbox -- retry',
    );
  },
};
