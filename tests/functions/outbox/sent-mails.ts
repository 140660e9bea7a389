import type { SenderSubmission } from '../../../netlify/functions/_shared/outbox/delivery.ts';
import { deliver } from '../../../netlify/functions/_shared/outbox/send.ts';
import type { Received } from './mail-server.ts';
import { anora, startOutbox, store } from './outbox.ts';

export const attachment = {
  key: '2026-11-21/application/7G3K9QXB/ab',
  name: 'passport.pdf',
  type: 'application/pdf',
  size: 2048,
  sha256: 'ab',
} as const;

/** A stored job application. */
export const application: SenderSubmission = {
  ...anora,
  form: 'application',
  fields: {
    vacancy: '3',
    firstName: 'Anora',
    lastName: 'Yoʻldosheva',
    email: 'anora@example.com',
    phone: '+998901234567',
    socialNetworks: '',
    socialStatus: 'student',
    consent: true,
    vacancyTitle: 'Dotsent',
    socialStatusTitle: '',
  },
  attachment,
};

/** Sends a submission's messages: what staff, visitor and chat get. */
export async function mailsOf(submission: SenderSubmission = anora) {
  const { services, mail, chat } = await startOutbox();
  await deliver(services, await store(submission));
  const [staff, visitor] = mail.received;
  if (!staff || !visitor) throw new Error('a mail is missing');
  return { staff, visitor, chat: chat.received };
}

export const header = ({ mail }: Received, name: string) =>
  mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
