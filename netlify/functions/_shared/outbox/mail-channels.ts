import type { SendMailOptions } from 'nodemailer';
import { hmacKeySource } from '../bot-check/hmac-key.ts';
import type { Environment } from '../environment.ts';
import type { OpenStore } from '../store.ts';
import type { Channel, SenderSubmission } from './channel.ts';
import { confirmOnce } from './confirm-once.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { createMailer } from './mail.ts';
import { staffMail } from './staff-mail.ts';

/** Mail to the staff and to the visitor; none without SMTP_URL. */
export function mailChannels(
  { SMTP_URL, MAIL_FROM, MAIL_TO, SITE_URL, URL: platformUrl, ALTCHA_HMAC_KEY }: Environment,
  openStore: OpenStore,
  silence: number,
): Channel[] {
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return [];
  const mailer = createMailer(SMTP_URL, MAIL_FROM, silence);
  const hmacKey = hmacKeySource(ALTCHA_HMAC_KEY, openStore);
  const site = new URL(SITE_URL ?? platformUrl ?? 'http://localhost:8888');
  const channel = (
    kind: 'staff' | 'visitor',
    write: (submission: SenderSubmission) => Promise<SendMailOptions>,
  ): Channel => ({
    kind,
    send: async (submission, signal) =>
      mailer({ kind, reference: submission.reference, mail: await write(submission), signal }),
  });
  return [
    channel('staff', async (submission) => ({
      ...(await staffMail(submission, openStore)),
      to: MAIL_TO,
    })),
    channel('visitor', async (submission) => {
      await confirmOnce({ openStore, hmacKey }, submission);
      return confirmationMail(submission, site);
    }),
  ];
}
