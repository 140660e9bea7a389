import type { SendMailOptions } from 'nodemailer';
import { extensionOf } from '../../../../src/forms/attachment.ts';
import { fieldsOf } from '../../../../src/forms/registry.ts';
import { formatMoment, formatNumber, formatPhone } from '../../../../src/i18n/format.ts';
import { translator } from '../../../../src/i18n/translate.ts';
import type { OpenStore } from '../store.ts';
import type { Attachment } from '../submissions.ts';
import type { SenderSubmission } from './delivery.ts';
import { fieldLabel, fieldText, readableFields } from './field-words.ts';
import {
  languageNames,
  safeLines,
  singleLine,
  submissionTitles,
  summaryOf,
  uncheckedNote,
} from './staff-messages.ts';

const t = translator('uz');

/**
 * Everything that a visitor sent, for the staff, in Uzbek, with the file while it is stored. The subject
 * comes first, then the sender, then the details that only help to find it again.
 */
export async function staffMail(
  submission: SenderSubmission,
  openStore: OpenStore,
): Promise<SendMailOptions> {
  const { reference, botCheck, fields, attachment } = submission;
  const file = attachment && (await mailAttachment(reference, attachment, openStore));
  const { content, person } = fieldLines(submission);
  const sections = [
    botCheck === 'unknown' ? [uncheckedNote] : [],
    content,
    attachment ? [fileLine(attachment, file?.filename)] : [],
    person,
    answerLines(submission),
    factLines(submission),
  ];
  return {
    subject: summaryOf(submission),
    ...(fields.email && {
      replyTo: {
        name: singleLine(`${fields.firstName} ${fields.lastName}`),
        address: fields.email,
      },
    }),
    text: textOf(sections),
    attachments: file ? [file] : [],
  };
}

/** Tells the staff that the visitor's address rejects mail, in the thread of the submission. */
export function refusedAddressMail(submission: SenderSubmission): SendMailOptions {
  const { phone } = submission.fields;
  return {
    subject: `Elektron pochta manzili ishlamayapti: ${summaryOf(submission)}`,
    text: textOf([
      [
        `${submission.reference} raqamli murojaatda koʻrsatilgan elektron pochta manziliga tasdiq xati yetib bormadi: pochta serveri uni qabul qilmadi. Javobingiz ham yetib bormaydi.`,
      ],
      typeof phone === 'string' ? callLines(phone) : [],
    ]),
  };
}

const textOf = (sections: readonly string[][]) =>
  sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');

const callLines = (phone: string) => [
  `Qoʻngʻiroq qilish: ${formatPhone(singleLine(phone))} – tel:${phone.replace(/[^\d+]/g, '')}`,
];

function answerLines({ reference, locale, fields }: SenderSubmission): string[] {
  const address = fields.email.split('@').map(encodeURIComponent).join('@');
  const subject = encodeURIComponent(`Re: ${reference}`);
  const answer = address
    ? `Javob yozish: mailto:${address}?subject=${subject} – yoki shu xatga javob bering`
    : 'Javob yozish: elektron pochtasi yoʻq, javobni pochta manziliga xat qilib yuboring';
  return [
    ...(typeof fields['phone'] === 'string' ? callLines(fields['phone']) : []),
    answer,
    `Javob tili: ${languageNames[locale]} (murojaatchi saytni shu tilda oʻqigan)`,
  ];
}

function factLines({ form, reference, receivedAt }: SenderSubmission): string[] {
  return [
    `${t('form.reference')}: ${reference}`,
    `Kelgan vaqti: ${formatMoment(new Date(receivedAt), 'uz')} (Toshkent vaqti)`,
    `Turi: ${submissionTitles[form]}`,
  ];
}

/** Named after the reference and its checked type, because the sender's name for it may mislead. */
async function mailAttachment(
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

function fileLine({ name, size }: Attachment, filename: string | undefined): string {
  const kilobytes = t('file.size', { size: formatNumber(Math.ceil(size / 1024), 'uz') });
  const state = filename ? `biriktirildi: ${filename}` : 'omborda endi yoʻq';
  return `Ilova fayli: “${singleLine(name)}”, ${kilobytes}, ${state}`;
}

/** The fields that identify the sender of a form. */
const personal = new Set(['firstName', 'lastName', 'email', 'phone', 'postAddress', 'residence']);

/** The form's fields in Uzbek, in page order, in two groups: the subject and the sender. */
function fieldLines({ form, fields }: SenderSubmission) {
  const onPage = fieldsOf(form).map(({ name }): string => name);
  const readable = readableFields(fields);
  const names = [...new Set([...onPage, ...readable])].filter((name) => readable.includes(name));
  const toLine = (name: string) => labelled(fieldLabel(name), fieldText(fields, name) || '—');
  return {
    content: names.filter((name) => !personal.has(name)).map(toLine),
    person: names.filter((name) => personal.has(name)).map(toLine),
  };
}

/**
 * `Label: value`. Continuation lines of a value are indented, so that none can look like another field or
 * like the mail's own text.
 */
function labelled(label: string, value: string): string {
  const lines = safeLines(value);
  if (lines.length === 1) return `${label}: ${lines[0]}`;
  return [`${label}:`, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n');
}
