import { listBelongings } from '../../../netlify/functions/_shared/belongings.ts';
import { deleteSubmission } from '../../../netlify/functions/_shared/delete-submission.ts';
import { recordKey } from '../../../netlify/functions/_shared/submission.ts';
import { deliveryWords } from '../../inbox/delivery.ts';
import { readEntry } from '../../inbox/entry.ts';
import { type Check, fault, notChecked, ok } from '../check.ts';

/** Comes last, so that the form's messages have had time to go out. */
export const testFormDeleted: Check = {
  name: 'test form',
  async look({ posted, store }) {
    if (!posted) return notChecked('there is none to delete', 'see “contact form”');
    const { reference, mark } = posted;
    const byHand = `npm run inbox -- delete ${reference} --yes`;
    if (!store.inbox) {
      return notChecked(`${reference} is still in the inbox`, `${store.todo}; then: ${byHand}`);
    }
    const { openStore, place } = store.inbox;
    const key = recordKey({ form: 'contact', reference });
    const entry = await readEntry(store.inbox, key);
    if (!entry) {
      return fault(
        `${reference} is not in the store ${place}`,
        'NETLIFY_SITE_ID must be the ID of this very site (Netlify: Project configuration, General); previews and branches have a store of their own, which the inbox doesn’t show',
      );
    }
    if (!String(entry.submission.fields['message']).includes(mark)) {
      return fault(
        `${reference} ${place} is not the test form, and was left there`,
        'NETLIFY_SITE_ID must be the ID of this very site (Netlify: Project configuration, General)',
      );
    }
    await deleteSubmission(openStore, key, (await listBelongings(openStore)).get(key) ?? []);
    return ok(`${reference} was deleted; its messages: ${deliveryWords[entry.delivery.state]}`);
  },
};
