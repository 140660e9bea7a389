import {
  deleteSubmission,
  listRelatedBlobs,
  recordKey,
} from '../../../netlify/functions/_shared/submissions.ts';
import { Complaint } from '../../inbox/complaint.ts';
import { deliveryWords } from '../../inbox/delivery.ts';
import { readEntry } from '../../inbox/entry.ts';
import type { Inbox } from '../../inbox/open-inbox.ts';
import { storeComplaint } from '../../inbox/store-complaint.ts';
import { type Check, fault, notChecked, ok } from '../check.ts';
import type { Site } from '../site.ts';

/** Comes last, so that the form's messages have had time to go out. */
export const testFormDeleted: Check = {
  name: 'test form',
  async look({ posted, store }) {
    if (!posted) return notChecked('there is none to delete', 'see “contact form”');
    const left = (todo: string) =>
      notChecked(
        `${posted.reference} is still in the inbox`,
        `${todo}; then: npm run inbox -- delete ${posted.reference} --yes`,
      );
    if (!store.inbox) return left(store.todo);
    try {
      return await remove(store.inbox, posted);
    } catch (error) {
      const complaint = storeComplaint(error);
      if (complaint instanceof Complaint) return left(complaint.message);
      throw error;
    }
  },
};

async function remove(inbox: Inbox, { reference, mark }: NonNullable<Site['posted']>) {
  const { openStore, place } = inbox;
  const key = recordKey({ form: 'contact', reference });
  const entry = await readEntry(inbox, key);
  if (!entry) {
    return fault(
      `${reference} is not in the store ${place}`,
      `${rightSite}; previews and branches have a store of their own, which the inbox doesn’t show`,
    );
  }
  if (!String(entry.submission.fields['message']).includes(mark)) {
    return fault(`${reference} ${place} is not the test form, and was left there`, rightSite);
  }
  await deleteSubmission(openStore, key, (await listRelatedBlobs(openStore)).get(key) ?? []);
  return ok(`${reference} was deleted; its messages: ${deliveryWords[entry.delivery.state]}`);
}

const rightSite =
  'NETLIFY_SITE_ID must be the ID of this very site (Netlify: Project configuration, General)';
