import * as v from 'valibot';
import {
  failedPrefix,
  lastRunKey,
  openPrefix,
  reasonOf,
} from '../../../netlify/functions/_shared/outbox/delivery.ts';
import { listKeys } from '../../../netlify/functions/_shared/store.ts';
import { readDelivery } from '../../inbox/submissions.ts';
import { type Check, fault, notChecked, ok } from '../check.ts';

const lastRunSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ channels: v.array(v.picklist(['telegram', 'staff', 'visitor'])) }),
);

/** Unsent messages whose reasons are looked for. */
const maxReasons = 20;

/** Through which channels the staff are notified, and which messages were not sent. */
export const notifications: Check = {
  name: 'notifications',
  async run({ isLocal, store: { inbox, ...rest } }) {
    if (!inbox) return notChecked('which messages were sent', 'todo' in rest ? rest.todo : '');
    const store = inbox.openStore('deliveries');
    const lastRun = v.safeParse(lastRunSchema, await store.get(lastRunKey, { type: 'text' }));
    if (!lastRun.success) {
      return notChecked('which channels are configured', 'see “scheduled functions”');
    }
    const names = { staff: 'mail', telegram: 'Telegram' } as const;
    const { channels } = lastRun.output;
    const configured = channels.filter((kind) => kind !== 'visitor').map((kind) => names[kind]);
    if (configured.length === 0) {
      const found = 'neither mail nor Telegram is configured: nobody is notified';
      const todo =
        'set SMTP_URL, MAIL_FROM and MAIL_TO (docs/deployment.md, “Mail and Telegram”); check how their names are spelled';
      return isLocal ? notChecked(found, todo) : fault(found, todo);
    }
    const failed = await listKeys(store, failedPrefix);
    const waiting = await listKeys(store, openPrefix);
    const keys = [...failed, ...waiting].map((key) => key.replace(/^\w+\//, ''));
    const deliveries = await Promise.all(
      keys.slice(0, maxReasons).map((key) => readDelivery(inbox, key)),
    );
    const reasons = new Set(
      deliveries.flatMap((delivery) => (delivery && reasonOf(delivery)) ?? []),
    );
    const found = `by ${configured.join(' and ')}; ${failed.length} failed, ${waiting.length} wait`;
    const unsent = [found, ...reasons].join('; ');
    if (failed.length > 0) {
      return fault(
        unsent,
        'mend the cause, then send them again: npm run inbox -- retry; npm run inbox -- list --failed shows them',
      );
    }
    if (reasons.size > 0) {
      return fault(unsent, 'they are tried again for a day: mend the cause by then');
    }
    return ok(found);
  },
};
