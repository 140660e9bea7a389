import { createHmac } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import type { SendMailOptions } from 'nodemailer';
import { interpolate } from '../../../../src/i18n/fill.ts';
import { isoDay } from '../../../../src/i18n/format.ts';
import { type Locale, localeInfo } from '../../../../src/i18n/locales.ts';
import { translator } from '../../../../src/i18n/translate.ts';
import { confirmationMessages } from '../../../../src/i18n/ui/confirmation-mail.ts';
import { href } from '../../../../src/routing/href.ts';
import { absoluteUrl } from '../../../../src/routing/site.ts';
import { putIfAbsent } from '../json-blobs.ts';
import type { OpenStore } from '../store.ts';
import { type SenderSubmission, SendFailure } from './delivery.ts';
import { mailboxOf } from './mailbox.ts';

/**
 * Confirms to the visitor, in the form's language, that the form was received. The address may not be the
 * sender's, so the mail contains nothing that was typed, not even the name.
 */
export function confirmationMail(
  submission: SenderSubmission,
  { site, university }: { site: URL; university: Readonly<Record<Locale, string>> },
): SendMailOptions {
  const { form, reference, locale, fields } = submission;
  const messages = confirmationMessages[locale];
  const url = absoluteUrl(href('contact', locale), site);
  const paragraphs = [
    messages.greeting,
    messages.received[form],
    `${translator(locale)('form.reference')}: {reference}`,
    messages.next[form],
    messages.contact,
    messages.stranger,
    university[locale],
  ];
  const subject = interpolate(messages.subject[form], { reference });
  const html = {
    reference: `<strong>${escapeUTF8(reference)}</strong>`,
    url: `<a href="${escapeUTF8(url)}">${escapeUTF8(url)}</a>`,
  };
  return {
    to: { name: '', address: fields.email },
    subject,
    text: paragraphs.map((text) => interpolate(text, { reference, url })).join('\n\n'),
    html: `<!doctype html>
<html lang="${localeInfo[locale].intl}">
<head><meta charset="utf-8"><title>${escapeUTF8(subject)}</title></head>
<body>
${paragraphs.map((text) => `<p>${interpolate(escapeUTF8(text), html)}</p>`).join('\n')}
</body>
</html>
`,
  };
}

/** The services that claiming a confirmation needs. */
interface ClaimServices {
  openStore: OpenStore;
  /** The site's secret, without which the key doesn't reveal the address. */
  hmacKey: () => Promise<string>;
}

/**
 * Rejects with a SendFailure unless a submission's confirmation is the first of its day (UTC) to its
 * address. The claim belongs to the reference, so that a failed confirmation can be retried. It is
 * stored in the same store as the used tokens, and the sweep deletes it after two days.
 */
export async function claimConfirmation(
  { openStore, hmacKey }: ClaimServices,
  { reference, receivedAt, fields }: SenderSubmission,
): Promise<void> {
  const address = createHmac('sha256', await hmacKey())
    .update(`confirmation\n${mailboxOf(fields.email)}`)
    .digest('hex');
  const key = `spent/${isoDay(new Date(receivedAt))}/confirmation-${address}`;
  const first = await putIfAbsent(openStore('bot-check'), key, { reference });
  if (first.reference !== reference) throw new SendFailure('not the first today', true);
}
