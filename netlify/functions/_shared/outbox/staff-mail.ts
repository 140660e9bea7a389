import type { SendMailOptions } from 'nodemailer';
import { extensionOf } from '../../../../src/forms/attachment.ts';
import { formatMoment, formatNumber, formatPhone } from '../../../../src/i18n/format.ts';
import { localeInfo } from '../../../../src/i18n/locales.ts';
import { type MessageKey, translator } from '../../../../src/i18n/translate.ts';
import { uz } from '../../../../src/i18n/ui/uz.ts';
import type { OpenStore } from '../store.ts';
import type { Attachment } from '../submissions.ts';
import type { SenderSubmission } from './delivery.ts';
import { submissionTitles, uncheckedNote } from './staff-messages.ts';

const t = translator('uz');

/** All that a visitor sent, for the staff, in Uzbek; with the file, as long as it is stored. */
export async function staffMail(
  submission: SenderSubmission,
  openStore: OpenStore,
): Promise<SendMailOptions> {
  const { form, reference, fields, attachment } = submission;
  const file = attachment && (await mailAttachment(reference, attachment, openStore));
  const sections = [
    factLines(submission),
    fieldLines(fields),
    attachment ? [fileLine(attachment, file?.filename)] : [],
    ['Bu xatga yozgan javobingiz yuqoridagi elektron pochta manziliga boradi.'],
  ];
  return {
    subject: `${submissionTitles[form]}: ${reference}`,
    replyTo: { name: singleLine(`${fields.firstName} ${fields.lastName}`), address: fields.email },
    text: sections
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
    attachments: file ? [file] : [],
  };
}

function factLines({ form, reference, receivedAt, locale, botCheck }: SenderSubmission): string[] {
  return [
    `${submissionTitles[form]}.`,
    `${t('form.reference')}: ${reference}`,
    `Kelgan vaqti: ${formatMoment(new Date(receivedAt), 'uz')} (Toshkent vaqti)`,
    `Sahifa tili: ${localeInfo[locale].name}`,
    ...(botCheck === 'unknown' ? [uncheckedNote] : []),
  ];
}

/** Named after the reference and its checked type: the sender's name for it may mislead. */
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

/** Labels for fields whose label on the page doesn't read well before a value. */
const labels: Partial<Record<string, string>> = {
  consent: 'Maʼlumotlarni saqlashga rozilik',
};

type Value = string | boolean;

/** The form's fields in Uzbek; a choice with the title that it had then: `Ish oʻrni: Dotsent (3)`. */
function fieldLines(fields: Readonly<Record<string, Value>>): string[] {
  const isTitle = (name: string) => /Title$/.test(name) && name.slice(0, -'Title'.length) in fields;
  return Object.entries(fields)
    .filter(([name]) => !isTitle(name))
    .map(([name, value]) => {
      const label = labels[name] ?? pageLabel(name) ?? name;
      const title = fields[`${name}Title`];
      return labelled(label, title ? `${title} (${value})` : formatValue(name, value));
    });
}

/** The field's label on the page, if it has one. */
function pageLabel(name: string): string | undefined {
  const key = `form.${name}`;
  return Object.hasOwn(uz, key) ? t(key as MessageKey) : undefined;
}

function formatValue(name: string, value: Value): string {
  if (typeof value === 'boolean') return value ? 'ha' : 'yoʻq';
  return (name === 'phone' ? formatPhone(value) : value) || '—';
}

/**
 * `Label: value`. The lines of a longer value are indented, so that none can pass for another field
 * or for the mail's own text.
 */
function labelled(label: string, value: string): string {
  const lines = safeLines(value);
  if (lines.length === 1) return `${label}: ${lines[0]}`;
  return [`${label}:`, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n');
}

/** A value on one line, which can't change the direction of that line's other text. */
function singleLine(value: string): string {
  return safeLines(value).join(' ').trim();
}

/** Without the characters that change the direction of the text after them (UAX #9). */
function safeLines(value: string): string[] {
  return value
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/);
}
