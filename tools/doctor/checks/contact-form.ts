import { load } from 'cheerio/slim';
import { defaultLocale } from '../../../src/i18n/locales.ts';
import { href } from '../../../src/routing/href.ts';
import {
  type Check,
  developerAdvice,
  type Finding,
  fault,
  functionsAdvice,
  notChecked,
  ok,
  redeployAdvice,
} from '../check.ts';
import { NoResponse } from '../request.ts';
import type { Site } from '../site.ts';

const referencePattern = /^[A-Z]{2,8}-\d{4}-[0-9A-HJKMNP-TV-Z]{8}$/;

/** Sends the contact form as a browser without script does. */
export const contactForm: Check = {
  name: 'contact form',
  async run(site) {
    if (!site.post) return notChecked('no form was sent', 'leave out --no-post');
    const path = href('contact', defaultLocale);
    const token = crypto.randomUUID();
    const form = fillForm((await site.get(path)).text, token);
    if (!form) return fault(`there is no contact form on ${path}`, redeployAdvice);
    const response = await site
      .request(form.action, {
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
        if (error instanceof NoResponse) return error;
        throw error;
      });
    if (response instanceof NoResponse) {
      return fault(
        response.message,
        'see the log of the function contact in Netlify; the test may have been stored all the same: npm run inbox -- list --search "npm run doctor" shows it',
      );
    }
    const { status, text } = response;
    if (status !== 201) return explainStatus(site, status);
    const reference = load(text)('[data-slot="reference"]').text().trim();
    if (!referencePattern.test(reference)) {
      return fault(
        'a form was accepted (201), but the reply shows no reference',
        developerAdvice(`the reply page must show it; the form’s message contains ${token}`),
      );
    }
    site.posted = { reference, token };
    return ok(`a test was accepted (201) as ${reference}; the staff may get a message about it`);
  },
};

function explainStatus({ origin }: Site, status: number): Finding {
  if (status === 429) {
    return notChecked(
      'the site accepts no more forms from this address for now (429), its rate limit',
      'run the doctor again tomorrow',
    );
  }
  const found = `a form is answered with ${status}, not 201`;
  if (status === 403) {
    return fault(
      found,
      `the site rejects the doctor’s origin: SITE_URL must be ${origin} (Netlify: Project configuration, Environment variables), and the doctor must be run with the address that visitors use`,
    );
  }
  if (status === 422) {
    return fault(
      found,
      developerAdvice('the contact form has a required field that the doctor doesn’t fill in'),
    );
  }
  if (status === 503) {
    return fault(
      found,
      'the functions can’t write to their storage (Netlify Blobs): see the log of the function contact in Netlify and www.netlifystatus.com; a replaced deploy accepts no forms either',
    );
  }
  return fault(found, functionsAdvice);
}

/** What is typed into the form’s fields, by name. */
const values: Readonly<Record<string, string>> = {
  firstName: 'Sayt tekshiruvi',
  lastName: '(npm run doctor)',
  // A domain that accepts no mail (RFC 2606, RFC 7505).
  email: 'doctor@example.org',
  phone: '+998 90 000 00 00',
  consent: 'on',
};

const message = (
  token: string,
) => `Bu xabar – saytning avtomatik sinovi (npm run doctor). Javob kerak emas, uni oʻchirish mumkin.
This is an automatic test of the site (npm run doctor). It needs no answer and can be deleted.

${token}`;

/** The contact form of a page, filled in as a test and encoded as a browser without script does. */
function fillForm(html: string, token: string): { action: string; body: string } | undefined {
  const $ = load(html);
  const form = $('form[action="/api/contact"]').first();
  const action = form.attr('action');
  if (!action) return undefined;
  const body = new URLSearchParams();
  for (const element of form.find('[name]')) {
    const name = $(element).attr('name') ?? '';
    const own = name === 'message' ? message(token) : values[name];
    body.set(name, own ?? $(element).attr('value') ?? '');
  }
  return { action, body: String(body) };
}
