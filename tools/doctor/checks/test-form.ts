import {
  deleteSubmission,
  listRelatedBlobs,
  recordKey,
} from '../../../netlify/functions/_shared/submissions.ts';
import { explainError } from '../../inbox/errors.ts';
import { ifValid, readEntry } from '../../inbox/submissions.ts';
import { type Check, fault, notChecked, ok } from '../check.ts';

/** Deletes the form that `contactForm` sent. Runs last, so that its messages have time to go out. */
export const testForm: Check = {
  name: 'test form',
  async run({ posted, store }) {
    if (!posted) return notChecked('there is none to delete', 'see “contact form”');
    const { reference, token } = posted;
    const notDeleted = (todo: string) =>
      notChecked(
        `${reference} is still in the inbox`,
        `${todo}; then: npm run inbox -- delete ${reference} --yes`,
      );
    if (!store.inbox) return notDeleted(store.todo);
    try {
      const { openStore, place } = store.inbox;
      const key = recordKey({ form: 'contact', reference });
      const entry = await ifValid(readEntry(store.inbox, key));
      if (!String(entry?.submission.fields['message']).includes(token)) {
        return fault(
          `the store ${place} has no test form ${reference}`,
          'NETLIFY_SITE_ID must be the ID of this very site (Netlify: Project configuration, General); previews and branches have a store of their own, which the inbox doesn’t show',
        );
      }
      await deleteSubmission(openStore, key, (await listRelatedBlobs(openStore)).get(key) ?? []);
      return ok(`${reference} was deleted; its messages: ${entry?.delivery.state}`);
    } catch (error) {
      return notDeleted(explainError(error));
    }
  },
};
