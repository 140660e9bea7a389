import * as v from 'valibot';
import { lastRunKey } from '../../../netlify/functions/_shared/outbox/delivery.ts';
import { defaultLocale } from '../../../src/i18n/locales.ts';
import { type Check, fault, functionsAdvice, notChecked, ok } from '../check.ts';

const lastRunSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.pipe(v.string(), v.isoTimestamp()) }),
);

/** Longest age of the last run, in minutes; the function runs every five. */
const maxAge = 15;

/** Whether the function that retries unsent messages runs on schedule. */
export const outbox: Check = {
  name: 'scheduled functions',
  async run({ store }) {
    if (!store.inbox) return notChecked('when send-outbox ran last', store.todo);
    const stored = await store.inbox.openStore('deliveries').get(lastRunKey, { type: 'text' });
    const last = v.safeParse(lastRunSchema, stored);
    const todo =
      'they run every five minutes: if the site was deployed or started just now, wait five and run the doctor again; in Netlify, “Functions” (Logs) must list send-outbox as scheduled, which works in the published production deploy alone and not with Split Testing';
    if (!last.success) return fault('send-outbox has not run yet', todo);
    const minutes = Math.max(0, Math.round((Date.now() - Date.parse(last.output.at)) / 60_000));
    if (minutes > maxAge) return fault(`send-outbox ran last ${minutes} minutes ago`, todo);
    return ok(`send-outbox ran ${minutes} minutes ago`);
  },
};

const challengeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ parameters: v.looseObject({}), signature: v.string() }),
);

/** Whether forms can get what they need for their bot check. */
export const botCheck: Check = {
  name: 'bot check',
  async run(site) {
    const props = await site.get(`/island-props/contact-form/${defaultLocale}.json`);
    if (/"provider":"recaptcha"/.test(props.text)) {
      return ok('reCAPTCHA; whether its keys are right shows only a form sent in a browser');
    }
    const path = '/api/bot-challenge?action=contact';
    const { status, text } = await site.get(path);
    if (status === 200 && v.is(challengeSchema, text)) return ok('the site gives out challenges');
    return fault(`${path} answers ${status}, not a challenge`, functionsAdvice);
  },
};
