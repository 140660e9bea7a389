import {
  deleteSubmission,
  listRelatedBlobs,
  recordKey,
} from '../../../netlify/functions/_shared/submissions.ts';
import { explainError } from '../../inbox/errors.ts';
import type { Inbox } from '../../inbox/open-inbox.ts';
import { ifValid, readEntry } from '../../inbox/submissions.ts';
import { type Check, type Finding, fault, notChecked, ok } from '../check.ts';
import type { Site } from '../site.ts';

/** Deletes the form that `contactForm` sent. Runs last, so that its messages have time to go out. */
export const testForm: Check = {
  name: 'test form',
  async run({ posted, store }) {
    if (!posted) return notChecked('there is none to delete', 'see “contact form”');
    const notDeleted = (todo: string) =>
      notChecked(
        `${posted.reference} is still in the inbox`,
        `${todo}; then: npm run inbox -- delete ${posted.reference} --yes`,
      );
    if (!store.inbox) return notDeleted(store.todo);
    try {
      return await deleteTest(store.inbox, posted);
    } catch (error) {
      return notDeleted(explainError(error));
    }
  },
};

async function deleteTest(
  inbox: Inbox,
  { reference, token }: NonNullable<Site['posted']>,
): Promise<Finding> {
  const { openStore, place } = inbox;
  const key = recordKey({ form: 'contact', reference });
  const entry = await ifValid(readEntry(inbox, key));
  if (!entry) {
    return fault(
      `${reference} is not in the store ${place}`,
      `${siteIdAdvice}; previews and branches have a store of their own, which the inbox doesn’t show`,
    );
  }
  if (!String(entry.submission.fields['message']).includes(token)) {
    return fault(`${reference} ${place} is not the test form, and was left there`, siteIdAdvice);
  }
  await deleteSubmission(openStore, key, (await listRelatedBlobs(openStore)).get(key) ?? []);
  return ok(`${reference} was deleted; its messages: ${entry.delivery.state}`);
}

const siteIdAdvice =
  'NETLIFY_SITE_ID must be the ID of this very site (Netlify: Project configuration, General)';
