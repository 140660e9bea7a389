import * as v from 'valibot';
import { lastRunKey } from '../../../netlify/functions/_shared/outbox/delivery.ts';
import { type Check, fault, notChecked, ok } from '../check.ts';

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.pipe(v.string(), v.isoTimestamp()) }),
);

/** Minutes: the function runs every five. */
const longest = 15;

/** What could not be sent at once is sent by a scheduled function. */
export const outbox: Check = {
  name: 'scheduled functions',
  async look({ store }) {
    if (!store.inbox) return notChecked('when the messages were last seen to', store.todo);
    const stored = await store.inbox.openStore('deliveries').get(lastRunKey, { type: 'text' });
    const last = v.safeParse(schema, stored);
    const todo =
      'they run every five minutes: if the site was deployed or started just now, wait five and run the doctor again; in Netlify, “Functions” (Logs) must list send-outbox as scheduled, which works in the published production deploy alone and not with Split Testing';
    if (!last.success) return fault('send-outbox has not run yet', todo);
    const minutes = Math.max(0, Math.round((Date.now() - Date.parse(last.output.at)) / 60_000));
    if (minutes > longest) return fault(`send-outbox ran last ${minutes} minutes ago`, todo);
    return ok(`send-outbox ran ${minutes} minutes ago`);
  },
};
