import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import parseAddresses from 'nodemailer/lib/addressparser';
import { hmacKeySource } from '../bot-check/hmac-key.ts';
import type { Environment } from '../environment.ts';
import type { OpenStore } from '../store.ts';
import { claimConfirmation, confirmationMail } from './confirmation-mail.ts';
import { type Channel, type SenderSubmission, SendFailure } from './delivery.ts';
import { staffMail } from './staff-mail.ts';

/** Mail to the staff and to the visitor; no channel without SMTP_URL. */
export function mailChannels(
  { SMTP_URL, MAIL_FROM, MAIL_TO, SITE_URL, URL: platformUrl, ALTCHA_HMAC_KEY }: Environment,
  openStore: OpenStore,
  connectTimeoutMs: number,
): Channel[] {
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return [];
  const sendMail = createMailer(SMTP_URL, MAIL_FROM, connectTimeoutMs);
  const hmacKey = hmacKeySource(ALTCHA_HMAC_KEY, openStore);
  const site = new URL(SITE_URL ?? platformUrl ?? 'http://localhost:8888');
  const channel = (
    kind: 'staff' | 'visitor',
    write: (submission: SenderSubmission) => Promise<SendMailOptions>,
  ): Channel => ({
    kind,
    send: async (submission, signal) =>
      sendMail({ kind, reference: submission.reference, mail: await write(submission), signal }),
  });
  return [
    channel('staff', async (submission) => ({
      ...(await staffMail(submission, openStore)),
      to: MAIL_TO,
    })),
    channel('visitor', async (submission) => {
      await claimConfirmation({ openStore, hmacKey }, submission);
      return confirmationMail(submission, site);
    }),
  ];
}

interface OutgoingMail {
  kind: 'staff' | 'visitor';
  reference: string;
  mail: SendMailOptions;
  signal: AbortSignal;
}

/**
 * Sends mail from one address through one server. A repeat has the same Message-ID, so that it can be
 * recognized as one after a lost confirmation; many mailboxes drop it.
 */
function createMailer(url: string, from: string, connectTimeoutMs: number) {
  const transport = createTransport({
    requireTLS: needsTls(url),
    url,
    dnsTimeout: connectTimeoutMs,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = parseAddresses(from, { flatten: true })[0]?.address.split('@').pop();

  return async ({ kind, reference, mail, signal }: OutgoingMail): Promise<void> => {
    const message = {
      ...mail,
      from,
      messageId: `<${reference}.${kind}@${domain}>`,
      // Suppress automatic replies (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      signal,
    };
    const { rejected } = await transport.sendMail(message).catch((error: NodemailerError) => {
      throw new SendFailure(codeOf(error), kind === 'visitor' && isPermanent(error));
    });
    if (rejected.length > 0) {
      console.error(`outbox: ${reference}: ${kind}: ${rejected.length} of the addresses refused`);
    }
  };
}

/** Credentials are sent to another machine over TLS only, unless the URL says `?requireTLS=false`. */
export function needsTls(url: string): boolean {
  const { hostname, password } = new URL(url);
  return password !== '' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** `RCPT TO 550`, `ECONNREFUSED`: without the server's words, which quote addresses. */
function codeOf({ command, responseCode, originalCode, code, name }: NodemailerError): string {
  return responseCode ? `${command} ${responseCode}` : (originalCode ?? code ?? name);
}

/** A 5xx to the recipient or the mail. A 5xx to the log-in or the sender is for the university to fix. */
function isPermanent({ permanent, command }: NodemailerError): boolean {
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}
