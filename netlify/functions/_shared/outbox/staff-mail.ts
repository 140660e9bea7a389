import type { SendMailOptions } from 'nodemailer';
import { extensionOf } from '../../../../src/forms/attachment.ts';
import { formatNumber } from '../../../../src/i18n/format.ts';
import { localeInfo } from '../../../../src/i18n/locales.ts';
import { translator } from '../../../../src/i18n/translate.ts';
import type { OpenStore } from '../store.ts';
import type { Attachment } from '../submission.ts';
import type { SenderSubmission } from './channel.ts';
import { fieldTexts } from './field-text.ts';
import { inertLine } from './inert-text.ts';
import { uncheckedNote, whatCame } from './staff-words.ts';

const t = translator('uz');

/** In Fergana, whatever the server's clock. */
const moment = new Intl.DateTimeFormat(localeInfo.uz.intl, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Tashkent',
});

/** All that a visitor sent, for the staff, in Uzbek; with the file, as long as it is kept. */
export async function staffMail(
  submission: SenderSubmission,
  openStore: OpenStore,
): Promise<SendMailOptions> {
  const { form, reference, fields, attachment } = submission;
  const file = attachment && (await attachedFile(reference, attachment, openStore));
  const parts = [
    facts(submission),
    fieldTexts(fields),
    attachment ? [fileText(attachment, file?.filename)] : [],
    ['Bu xatga yozgan javobingiz yuqoridagi elektron pochta manziliga boradi.'],
  ];
  return {
    subject: `${whatCame[form]}: ${reference}`,
    replyTo: { name: inertLine(`${fields.firstName} ${fields.lastName}`), address: fields.email },
    text: parts
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
    attachments: file ? [file] : [],
  };
}

function facts({ form, reference, receivedAt, locale, botCheck }: SenderSubmission): string[] {
  return [
    `${whatCame[form]}.`,
    `${t('form.reference')}: ${reference}`,
    `Kelgan vaqti: ${moment.format(new Date(receivedAt))} (Toshkent vaqti)`,
    `Sahifa tili: ${localeInfo[locale].name}`,
    ...(botCheck === 'unknown' ? [uncheckedNote] : []),
  ];
}

/** Named after the reference and its checked type: the sender's name for it may mislead. */
async function attachedFile(
  reference: string,
  { key, type }: Attachment,
  openStore: OpenStore,
): Promise<{ filename: string; content: Buffer; contentType: string } | undefined> {
  const content: ArrayBuffer | null = await openStore('attachments').get(key, {
    type: 'arrayBuffer',
  });
  if (!content) return undefined;
  const filename = `${reference}${extensionOf(type)}`;
  return { filename, content: Buffer.from(content), contentType: type };
}

function fileText({ name, size }: Attachment, filename: string | undefined): string {
  const kilobytes = t('file.size', { size: formatNumber(Math.ceil(size / 1024), 'uz') });
  const state = filename ? `biriktirildi: ${filename}` : 'omborda endi yoʻq';
  return `Ilova fayli: “${inertLine(name)}”, ${kilobytes}, ${state}`;
}
