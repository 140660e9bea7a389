import { load } from 'cheerio';

const values: Readonly<Record<string, string>> = {
  firstName: 'Sayt tekshiruvi',
  lastName: '(npm run doctor)',
  // A domain that takes no mail (RFC 2606, RFC 7505).
  email: 'doctor@example.org',
  phone: '+998 90 000 00 00',
  consent: 'on',
};

const message = (
  mark: string,
) => `Bu xabar – saytning avtomatik sinovi (npm run doctor). Javob kerak emas, uni oʻchirish mumkin.
This is an automatic test of the site (npm run doctor). It needs no answer and can be deleted.

${mark}`;

/** The contact form of a page as a test, in the state in which a browser without script sends it. */
export function filledForm(
  html: string,
  mark: string,
): { action: string; body: string } | undefined {
  const $ = load(html);
  const form = $('form[action="/api/contact"]').first();
  const action = form.attr('action');
  if (!action) return undefined;
  const body = new URLSearchParams();
  for (const element of form.find('[name]')) {
    const name = $(element).attr('name') ?? '';
    const own = name === 'message' ? message(mark) : values[name];
    body.set(name, own ?? $(element).attr('value') ?? '');
  }
  return { action, body: String(body) };
}
