import * as v from 'valibot';
import { defaultLocale } from '../../../src/i18n/locales.ts';
import { type Check, fault, ok } from '../check.ts';
import { functionsMissing } from '../remedies.ts';

const challenge = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ parameters: v.looseObject({}), signature: v.string() }),
);

export const botCheck: Check = {
  name: 'bot check',
  async look(site) {
    const props = await site.get(`/form-props/contact/${defaultLocale}.json`);
    if (/"provider":"recaptcha"/.test(props.text)) {
      return ok('reCAPTCHA; whether its keys are right shows only a form sent in a browser');
    }
    const path = '/api/bot-challenge?action=contact';
    const { status, text } = await site.get(path);
    if (status === 200 && v.is(challenge, text)) return ok('the site gives out challenges');
    return fault(`${path} answers ${status}, not a challenge`, functionsMissing);
  },
};
