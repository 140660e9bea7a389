import * as v from 'valibot';
import { readStored } from '../../../netlify/functions/_shared/stored.ts';
import { type Check, fault, notChecked, ok } from '../check.ts';

/** In the store `deliveries`: when the scheduled function ran last. */
export const lastRunKey = 'last-run';

const schema = v.object({ at: v.pipe(v.string(), v.isoTimestamp()) });

/** Minutes: the function runs every five. */
const longest = 15;

/** What could not be sent at once is sent by a scheduled function. */
export const outbox: Check = {
  name: 'scheduled functions',
  async look({ store }) {
    if (!store.inbox) return notChecked('when the messages were last seen to', store.todo);
    const last = await readStored(store.inbox.openStore('deliveries'), lastRunKey, schema);
    const todo =
      'they run every five minutes: if the site was deployed or started just now, wait five and run the doctor again; in Netlify, “Functions” (Logs) must list send-outbox as scheduled, which works in the published production deploy alone and not with Split Testing';
    if (!last) return fault('send-outbox has not run yet', todo);
    const minutes = Math.round((Date.now() - Date.parse(last.at)) / 60_000);
    if (minutes > longest) return fault(`send-outbox ran last ${minutes} minutes ago`, todo);
    return ok(`send-outbox ran ${minutes} minutes ago`);
  },
};
