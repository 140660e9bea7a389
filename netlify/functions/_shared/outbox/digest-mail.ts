import type { SendMailOptions } from 'nodemailer';
import { tashkentDay, tashkentTime } from '../../../../src/calendar/tashkent.ts';
import { formatPhone } from '../../../../src/i18n/format.ts';
import type { SenderSubmission } from './delivery.ts';
import type { Digest } from './digest.ts';
import { singleLine, summaryOf } from './staff-messages.ts';

/** `17:00` */
const clock = (moment: number) => tashkentTime(moment).slice(11, 16);

/**
 * One mail to the staff about an hour, in Uzbek: the submissions that were too many for separate mails,
 * and whether the day's quota of files is used up.
 */
export function digestMail({ hour, submissions, more, filesRefused }: Digest): SendMailOptions {
  const start = Date.parse(`${hour}:00Z`);
  const period = `${clock(start)}–${clock(start + 3_600_000)}`;
  // The mail may be sent days later.
  const day = tashkentDay(start);
  const count = submissions.length + more;
  const noMoreFiles = `Saytga bir kunlik chegaradan koʻp fayl keldi (${day}, soat ${period}). Ertalab soat 5 gacha (Toshkent vaqti) fayl biriktirilgan ariza va murojaatlar qabul qilinmaydi, faylsizlari esa odatdagidek qabul qilinadi. Fayli qabul qilinmagan odamga arizani ertaga yuborish yoki hujjatni elektron pochta orqali joʻnatish taklif qilinadi. Fayllar haqiqiy arizalar bilan kelgan boʻlsa, saytga qarovchi xodim chegarani oshiradi (MEGABYTES_PER_DAY).`;
  if (count === 0)
    return { subject: `Sayt boshqa fayl qabul qilmaydi (${day})`, text: noMoreFiles };
  return {
    subject: `Bir soatda juda koʻp murojaat: ${count} ta (soat ${period})`,
    text: [
      `Soat ${period} oraligʻida (Toshkent vaqti, ${day}) murojaatlar juda koʻp keldi. Shuning uchun quyidagilar haqida alohida xat yuborilmadi, yuboruvchilarga ham tasdiq xati bormadi. Toʻliq matnlari va fayllari sayt omborida saqlangan: ularni saytga qarovchi xodimdan soʻrang (“npm run inbox”).`,
      submissions.map(lineOf).join('\n'),
      ...(more > 0 ? [`Yana ${more} ta murojaat faqat omborda.`] : []),
      ...(filesRefused ? [noMoreFiles] : []),
    ].join('\n\n'),
  };
}

function lineOf(submission: SenderSubmission): string {
  const { email, postAddress, phone } = submission.fields;
  return [
    summaryOf(submission),
    formatPhone(String(phone ?? '')),
    email || String(postAddress ?? ''),
  ]
    .map(singleLine)
    .join(', ');
}
