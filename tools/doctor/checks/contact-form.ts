import { load } from 'cheerio/slim';
import { defaultLocale } from '../../../src/i18n/locales.ts';
import { href } from '../../../src/routing/href.ts';
import {
  type Check,
  developerAdvice,
  fault,
  functionsAdvice,
  notChecked,
  ok,
  redeployAdvice,
} from '../check.ts';

const action = '/api/contact';

/** Sends the contact form as a browser without script does. */
export const contactForm: Check = {
  name: 'contact form',
  async run(site) {
    if (!site.post) return notChecked('no form was sent', 'leave out --no-post');
    const path = href('contact', defaultLocale);
    const token = crypto.randomUUID();
    const body = fillForm((await site.get(path)).text, token);
    if (!body) return fault(`there is no contact form on ${path}`, redeployAdvice);
    const headers = { accept: 'text/html', origin: site.origin };
    const { status, text } = await site.request(action, { method: 'POST', headers, body });
    const reference = load(text)('[data-slot="reference"]').text().trim();
    if (status === 201 && /^[A-Z]{2,8}-\d{4}-\w{8}$/.test(reference)) {
      site.posted = { reference, token };
      return ok(`a test was accepted (201) as ${reference}; the staff may get a message about it`);
    }
    if (status === 429) {
      return notChecked(
        'the site accepts no more forms from this address for now (429), its rate limit',
        'run the doctor again tomorrow',
      );
    }
    const found = `a form is answered with ${status}, and the reference “${reference}”`;
    return fault(found, advice(site.origin)[status] ?? functionsAdvice);
  },
};

const advice = (origin: string): Record<number, string> => ({
  201: developerAdvice('the reply page must show the reference'),
  403: `the site rejects the doctor’s origin: SITE_URL must be ${origin} (Netlify: Project configuration, Environment variables), and the doctor must be run with the address that visitors use`,
  422: developerAdvice('the contact form has a required field that the doctor doesn’t fill in'),
  503: 'the functions can’t write to their storage (Netlify Blobs): see the log of the function contact in Netlify and www.netlifystatus.com; a replaced deploy accepts no forms either',
});

/** The values of the form’s fields, by name. */
const values = (token: string): Readonly<Record<string, string>> => ({
  firstName: 'Sayt tekshiruvi',
  lastName: '(npm run doctor)',
  // A domain that accepts no mail (RFC 2606, RFC 7505).
  email: 'doctor@example.org',
  phone: '+998 90 000 00 00',
  consent: 'on',
  message: `Bu xabar – saytning avtomatik sinovi (npm run doctor). Javob kerak emas, uni oʻchirish mumkin.
This is an automatic test of the site (npm run doctor). It needs no answer and can be deleted.

${token}`,
});

/** The contact form of a page, filled in as a test; undefined when there is none. */
function fillForm(html: string, token: string): URLSearchParams | undefined {
  const $ = load(html);
  const fields = $(`form[action="${action}"]`).first().find('[name]').toArray();
  const body = fields.map((field) => {
    const name = $(field).attr('name') ?? '';
    return [name, values(token)[name] ?? $(field).attr('value') ?? ''];
  });
  return body.length > 0 ? new URLSearchParams(Object.fromEntries(body)) : undefined;
}
