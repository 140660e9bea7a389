import { load } from 'cheerio';
import { defaultLocale } from '../../../src/i18n/locales.ts';
import { href } from '../../../src/routing/href.ts';
import { type Check, fault, notChecked, ok } from '../check.ts';
import { NoAnswer } from '../no-answer.ts';
import { deployAgain, functionsMissing, tellDevelopers } from '../remedies.ts';
import type { Site } from '../site.ts';
import { filledForm } from '../test-form.ts';

const reference = /^CAMU-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/;

/** Sends the contact form as a browser without script does. */
export const contactForm: Check = {
  name: 'contact form',
  async look(site) {
    if (!site.post) return notChecked('no form was sent', 'leave out --no-post');
    const path = href('contact', defaultLocale);
    const mark = crypto.randomUUID();
    const form = filledForm((await site.get(path)).text, mark);
    if (!form) return fault(`there is no contact form on ${path}`, deployAgain);
    const answer = await site
      .ask(form.action, {
        method: 'POST',
        headers: {
          accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
          'content-type': 'application/x-www-form-urlencoded',
          origin: site.origin,
          referer: site.origin + path,
          'sec-fetch-dest': 'document',
          'sec-fetch-mode': 'navigate',
          'sec-fetch-site': 'same-origin',
        },
        body: form.body,
      })
      .catch((error: unknown) => {
        if (error instanceof NoAnswer) return error;
        throw error;
      });
    if (answer instanceof NoAnswer) {
      return fault(
        answer.message,
        'see the log of the function contact in Netlify; the test may have been stored all the same: npm run inbox -- list --search "npm run doctor" shows it',
      );
    }
    const { status, text } = answer;
    if (status !== 201) return refused(site, status);
    const given = load(text)('[data-slot="reference"]').text().trim();
    if (!reference.test(given)) {
      return fault(
        'a form was taken (201), but the reply shows no reference',
        tellDevelopers(`the reply page must show it; the form’s message holds ${mark}`),
      );
    }
    site.posted = { reference: given, mark };
    return ok(`a test was taken (201) as ${given}; the staff may get a message about it`);
  },
};

function refused({ origin }: Site, status: number) {
  if (status === 429) {
    return notChecked(
      'the site takes no more forms from this address for now (429), which protects it',
      'run the doctor again tomorrow',
    );
  }
  const found = `a form is answered with ${status}, not 201`;
  if (status === 403) {
    return fault(
      found,
      `the site takes the doctor for a stranger: SITE_URL must be ${origin} (Netlify: Project configuration, Environment variables), and the doctor be run with the address that visitors use`,
    );
  }
  if (status === 422) {
    return fault(
      found,
      tellDevelopers('the contact form asks for what the doctor doesn’t fill in'),
    );
  }
  if (status === 503) {
    return fault(
      found,
      'the functions can’t write to their storage (Netlify Blobs): see the log of the function contact in Netlify and www.netlifystatus.com; a replaced deploy takes no forms either',
    );
  }
  return fault(found, functionsMissing);
}
