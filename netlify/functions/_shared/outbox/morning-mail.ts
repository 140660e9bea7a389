import type { SendMailOptions } from 'nodemailer';
import { tashkentDay, tashkentTime } from '../../../../src/calendar/tashkent.ts';
import { fieldsOf, formNames } from '../../../../src/forms/registry.ts';
import { formatMoment } from '../../../../src/i18n/format.ts';
import { translator } from '../../../../src/i18n/translate.ts';
import { toCsv } from '../csv.ts';
import type { SenderSubmission } from './delivery.ts';
import { fieldLabel, fieldText, readableFields } from './field-words.ts';
import { languageNames, summaryOf, titleOf } from './staff-messages.ts';

const t = translator('uz');

/** A submission about which the staff could not be notified. */
export interface FailedSubmission {
  submission: SenderSubmission;
  reason: string;
}

/** The content of the staff's mail of each working morning. */
export interface MorningReport {
  since: Date;
  until: Date;
  /** Received within the report's period, oldest first. */
  submissions: readonly SenderSubmission[];
  /** The number of submissions beyond those. */
  more: number;
  failed: readonly FailedSubmission[];
  /** The number of messages still to be sent. */
  waiting: number;
}

/** Sends a report; resolves once the server has confirmed it. */
export type SendMorningReport = (report: MorningReport, signal: AbortSignal) => Promise<void>;

/**
 * A mail to the staff, in Uzbek, about the submissions since the last one, with a table of them. Failed
 * messages to other recipients are only counted, since those may not be getting any mail.
 */
export function morningMail(report: MorningReport, failedForOthers: number): SendMailOptions {
  const { since, until, submissions, more, failed, waiting } = report;
  const count = submissions.length + more;
  const unsent = failed.length + failedForOthers;
  const problem = unsent > 0 ? `, ${unsent} ta yetkazilmagan` : '';
  const period = `${formatMoment(since, 'uz')} dan ${formatMoment(until, 'uz')} gacha (Toshkent vaqti)`;
  const sections = [
    [`Saytdan kelgan murojaatlar: ${count} ta.`, `Davr: ${period}.`],
    countLines(submissions),
    more > 0 ? [`Yana ${more} ta murojaat jadvalga sigʻmadi.`] : [],
    failed.length > 0
      ? [
          `Xat yetkazib boʻlmagan murojaatlar: ${failed.length} ta. Ular sayt omborida saqlangan.`,
          ...failed.map(({ submission, reason }) => `${summaryOf(submission)}: ${reason}`),
          'Sababi bartaraf etilgach, saytga qarovchi xodim ularni qayta yuboradi: npm run inbox -- retry',
        ]
      : [],
    failedForOthers > 0
      ? [
          `Boshqa manzilga moʻljallangan ${failedForOthers} ta murojaat haqidagi xat ham yetkazilmadi. Manzil ishlashini saytga qarovchi xodimga tekshirtiring: npm run inbox -- list --failed`,
        ]
      : [],
    unsent === 0 ? ['Yetkazib boʻlmagan xat yoʻq.'] : [],
    waiting > 0 ? [`Hali yuborilmagan, navbatda turgan murojaatlar: ${waiting} ta.`] : [],
    submissions.length > 0 ? ['Hammasi ilovadagi jadvalda (fayllarsiz).'] : [],
    [
      'Bu xat ish kunlari har kuni ertalab keladi. Kelmasa, saytga qarovchi xodimga ayting: demak, boshqa xatlar ham yetib bormayapti.',
    ],
  ];
  const day = tashkentDay(until);
  return {
    subject: `Saytdan murojaatlar: ${count} ta yangi${problem} (${day})`,
    text: sections
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
    attachments:
      submissions.length > 0
        ? [
            {
              filename: `murojaatlar-${day}.csv`,
              content: toCsv(table(submissions), ';'),
              contentType: 'text/csv; charset=utf-8',
            },
          ]
        : [],
  };
}

function countLines(submissions: readonly SenderSubmission[]): string[] {
  const byTitle = Map.groupBy(submissions, titleOf);
  const unchecked = submissions.filter(({ botCheck }) => botCheck === 'unknown').length;
  return [
    ...[...byTitle].map(([title, group]) => `${title}: ${group.length}`),
    ...(unchecked > 0 ? [`Shundan odam yuborgani tekshirilmagani: ${unchecked}`] : []),
  ];
}

/** The columns before those of the fields. */
const columns: Record<string, (submission: SenderSubmission) => string> = {
  [t('form.reference')]: ({ reference }) => reference,
  'Kelgan vaqti': ({ receivedAt }) => tashkentTime(Date.parse(receivedAt)),
  Turi: titleOf,
  'Javob tili': ({ locale }) => languageNames[locale],
  Tekshirilgan: ({ botCheck }) => (botCheck === 'human' ? 'ha' : 'yoʻq'),
  Fayl: ({ attachment }) => (attachment ? 'bor' : ''),
};

/** The fields of all forms, in page order. */
const knownFields = formNames.flatMap((form) => fieldsOf(form).map(({ name }): string => name));

function table(submissions: readonly SenderSubmission[]): string[][] {
  const used = new Set(submissions.flatMap(({ fields }) => readableFields(fields)));
  // The column of the kind already has the topic.
  used.delete('topic');
  const names = [...new Set([...knownFields, ...used])].filter((name) => used.has(name));
  return [
    [...Object.keys(columns), ...names.map(fieldLabel)],
    ...submissions.map((submission) => [
      ...Object.values(columns).map((column) => column(submission)),
      ...names.map((name) => fieldText(submission.fields, name)),
    ]),
  ];
}
