import type { SendMailOptions } from 'nodemailer';
import { tashkentTime } from '../../../../src/calendar/tashkent.ts';
import { formatPhone } from '../../../../src/i18n/format.ts';
import type { SenderSubmission } from './delivery.ts';
import { singleLine, summaryOf } from './staff-messages.ts';

/** `17:00` */
const clock = (moment: number) => tashkentTime(moment).slice(11, 16);

/** One mail about the submissions of an hour that were too many for a mail each, for the staff, in Uzbek. */
export function digestMail(
  hour: string,
  submissions: readonly SenderSubmission[],
  more: number,
): SendMailOptions {
  const start = Date.parse(`${hour}:00Z`);
  const period = `${clock(start)}–${clock(start + 3_600_000)}`;
  const count = submissions.length + more;
  return {
    subject: `Bir soatda juda koʻp murojaat: ${count} ta (soat ${period})`,
    text: [
      `Soat ${period} oraligʻida (Toshkent vaqti) murojaatlar juda koʻp keldi. Shuning uchun quyidagilar haqida alohida xat yuborilmadi, yuboruvchilarga ham tasdiq xati bormadi. Toʻliq matnlari va fayllari sayt omborida saqlangan: ularni saytga qarovchi xodimdan soʻrang (“npm run inbox”).`,
      submissions.map(lineOf).join('\n'),
      ...(more > 0 ? [`Yana ${more} ta murojaat faqat omborda.`] : []),
    ].join('\n\n'),
  };
}

function lineOf(submission: SenderSubmission): string {
  const { email, phone } = submission.fields;
  return [summaryOf(submission), formatPhone(String(phone ?? '')), email]
    .map(singleLine)
    .join(', ');
}
