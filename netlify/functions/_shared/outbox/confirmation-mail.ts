import type { SendMailOptions } from 'nodemailer';
import { localeInfo } from '../../../../src/i18n/locales.ts';
import { translator } from '../../../../src/i18n/translate.ts';
import { confirmationTexts } from '../../../../src/i18n/ui/confirmation-mail.ts';
import { href } from '../../../../src/routing/href.ts';
import { absoluteUrl } from '../../../../src/routing/site.ts';
import type { SenderSubmission } from './channel.ts';

/**
 * Tells the visitor, in the language of the form, that it came. Nobody knows yet whether the address
 * is the sender's: the letter holds nothing that was typed, not even the name.
 */
export function confirmationMail(submission: SenderSubmission, site: URL): SendMailOptions {
  const { form, reference, locale, fields } = submission;
  const texts = confirmationTexts[locale];
  const url = absoluteUrl(href('contact', locale), site);
  const paragraphs = [
    texts.greeting,
    texts.received[form],
    `${translator(locale)('form.reference')}: {reference}`,
    texts.next[form],
    texts.contact,
    texts.stranger,
  ];
  const written = (slots: Record<string, string>) => (text: string) => fill(text, slots);
  const html = {
    reference: `<strong>${escapeHtml(reference)}</strong>`,
    url: `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`,
  };
  return {
    to: { name: '', address: fields.email },
    subject: fill(texts.subject[form], { reference }),
    text: paragraphs.map(written({ reference, url })).join('\n\n'),
    html: `<!doctype html>
<html lang="${localeInfo[locale].intl}">
<head><meta charset="utf-8"><title>${escapeHtml(fill(texts.subject[form], { reference }))}</title></head>
<body>
${paragraphs
  .map(escapeHtml)
  .map(written(html))
  .map((paragraph) => `<p>${paragraph}</p>`)
  .join('\n')}
</body>
</html>
`,
  };
}

function fill(text: string, slots: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
