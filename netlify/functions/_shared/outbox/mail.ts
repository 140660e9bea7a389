import { createHmac } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { hmacKeySource } from '../bot-check/hmac-key.ts';
import { type Environment, mailSubjects, mailToVariable } from '../environment.ts';
import { shortCode } from '../reference.ts';
import type { OpenStore } from '../store.ts';
import { recordKey } from '../submissions.ts';
import { claimConfirmation, confirmationMail } from './confirmation-mail.ts';
import { type Channel, isConfirmed, type SenderSubmission, SendFailure } from './delivery.ts';
import { addToDigest, claimMails, type DigestContent, type SendDigest } from './digest.ts';
import { digestMail } from './digest-mail.ts';
import { mailboxOf } from './mailbox.ts';
import { createMailer } from './mailer.ts';
import { morningMail, type SendMorningReport } from './morning-mail.ts';
import { refusedAddressMail, staffMail } from './staff-mail.ts';

/** The mail that is sent once a server is configured. */
export interface Mail {
  /** To the staff and to the visitor, about one submission. */
  channels: Channel[];
  sendDigest: SendDigest;
  sendMorningReport: SendMorningReport;
}

interface MailOptions {
  openStore: OpenStore;
  connectTimeoutMs: number;
  now: () => Date;
}

/** Mail to the staff and to visitors; undefined without SMTP_URL. */
export function createMail(
  environment: Environment,
  { openStore, connectTimeoutMs, now }: MailOptions,
): Mail | undefined {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, SITE_URL, URL: platformUrl } = environment;
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return undefined;
  const send = createMailer(SMTP_URL, MAIL_FROM, connectTimeoutMs);
  const hmacKey = hmacKeySource(environment.ALTCHA_HMAC_KEY, openStore);
  const site = new URL(SITE_URL ?? platformUrl ?? 'http://localhost:8888');

  /** Whether the hourly limit allows an attempt's mails; claimed once per attempt. */
  const claims = new WeakMap<SenderSubmission, Promise<boolean>>();
  const isWithinBudget = (submission: SenderSubmission): Promise<boolean> => {
    const mails = isConfirmed(submission) ? 2 : 1;
    const budget = { mails, perHour: environment.MAILS_PER_HOUR, now: now() };
    const claimed = claims.get(submission) ?? claimMails(openStore, budget);
    claims.set(submission, claimed);
    return claimed;
  };
  /** The same for all mails about one person, so that mailboxes show them as one conversation. */
  const threadOf = async ({ reference, fields }: SenderSubmission): Promise<string> => {
    const person = fields.email ? mailboxOf(fields.email) : reference;
    const hash = createHmac('sha256', await hmacKey()).update(`thread\n${person}`);
    return hash.digest('hex').slice(0, 32);
  };
  const toStaff = async (submission: SenderSubmission, mail: SendMailOptions) => ({
    ...mail,
    to: recipientsOf(environment, submission),
    thread: await threadOf(submission),
  });

  const staff: Channel['send'] = async (submission, signal) => {
    if (!(await isWithinBudget(submission))) {
      await addToDigest(openStore, recordKey(submission), now());
      throw new SendFailure('in the digest', true);
    }
    const mail = await toStaff(submission, await staffMail(submission, openStore));
    await send(`${submission.reference}.staff`, mail, signal).catch(retried);
  };
  const visitor: Channel['send'] = async (submission, signal) => {
    if (!(await isWithinBudget(submission))) throw new SendFailure('too many mails', true);
    await claimConfirmation({ openStore, hmacKey }, submission);
    // Imported only here, so that tools that send no mail run without a build.
    const { default: university } = await import('#built/university');
    const mail = confirmationMail(submission, { site, university: university.names });
    await send(`${submission.reference}.visitor`, mail, signal).catch(async (failure) => {
      if (failure.permanent) {
        const note = await toStaff(submission, refusedAddressMail(submission));
        await send(`${submission.reference}.refused`, note, signal).catch(retried);
      }
      throw failure;
    });
  };
  const sendDigest: SendDigest = async (digest, signal) => {
    const { hour, filesRefused } = digest;
    const unsent: DigestContent = { submissions: [], filesRefused: false };
    const groups = Map.groupBy(digest.submissions, (one) => recipientsOf(environment, one));
    if (filesRefused && !groups.has(MAIL_TO)) groups.set(MAIL_TO, []);
    for (const [to, group] of groups) {
      const id = `${hour}.${shortCode(group.map(recordKey).join())}.digest`;
      const mail = { ...digestMail({ ...digest, submissions: group }), to };
      await send(id, mail, signal).catch((failure: SendFailure) => {
        console.error(`outbox: ${id}: ${failure.message}`);
        unsent.submissions.push(...group);
        if (to === MAIL_TO) unsent.filesRefused = filesRefused;
      });
    }
    return unsent;
  };
  const sendMorningReport: SendMorningReport = async (report, signal) => {
    const isFor = (to: string) => (one: SenderSubmission) => recipientsOf(environment, one) === to;
    const subjects = [...report.submissions, ...report.failed.map(({ submission }) => submission)];
    // MAIL_TO gets one even when there is nothing to report, which shows that mail arrives.
    const groups = new Set([MAIL_TO, ...subjects.map((one) => recipientsOf(environment, one))]);
    for (const to of groups) {
      const submissions = report.submissions.filter(isFor(to));
      const failed = report.failed.filter(({ submission }) => isFor(to)(submission));
      const failedForOthers = to === MAIL_TO ? report.failed.length - failed.length : 0;
      const mail = morningMail({ ...report, submissions, failed }, failedForOthers);
      const id = `${report.until.toISOString().slice(0, 10)}.${shortCode(to)}.morning`;
      await send(id, { ...mail, to }, signal).catch((failure: SendFailure) => {
        // An address that accepts no mail must not hold back the reports to the others.
        if (to === MAIL_TO || !failure.permanent) throw failure;
        console.error(`outbox: ${id}: ${failure.message}`);
      });
    }
  };
  return {
    channels: [
      { kind: 'staff', send: staff },
      { kind: 'visitor', send: visitor },
    ],
    sendDigest,
    sendMorningReport,
  };
}

/**
 * Mail to the staff is retried even after a permanent (5xx) error: the university can correct its
 * settings.
 */
function retried(failure: SendFailure): never {
  throw new SendFailure(failure.message);
}

/**
 * The staff who get the mail about a submission, as a list for a `To` header: only those configured for
 * its topic or form if there are any, otherwise `MAIL_TO`.
 */
function recipientsOf(
  environment: Environment,
  { form, fields }: Pick<SenderSubmission, 'form' | 'fields'>,
): string {
  const subject = mailSubjects.find((one) => one === (form === 'contact' ? fields['topic'] : form));
  const own = subject && environment[mailToVariable(subject)];
  return own ?? environment.MAIL_TO ?? '';
}
