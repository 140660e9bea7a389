import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import parseAddresses from 'nodemailer/lib/addressparser';
import { SendFailure } from './delivery.ts';

/** A mail and the conversation that it belongs to, if any. */
interface OutgoingMail extends SendMailOptions {
  thread?: string;
}

/** Sends a mail once per `id`. Rejects with a SendFailure. */
type SendMail = (id: string, mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

/**
 * Sends mail from one address through one server. A repeated mail has the same Message-ID, so that it is
 * recognizable as a repeat after a lost confirmation; many mailboxes drop it.
 */
export function createMailer(url: string, from: string, connectTimeoutMs: number): SendMail {
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

  return async (id, { thread, ...mail }, signal) => {
    const message = {
      ...mail,
      from,
      messageId: `<${id}@${domain}>`,
      ...(thread && { references: `<${thread}.thread@${domain}>` }),
      // Suppress automatic replies (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      signal,
    };
    const { rejected } = await transport.sendMail(message).catch((error: NodemailerError) => {
      throw new SendFailure(codeOf(error), isPermanent(error));
    });
    if (rejected.length > 0) {
      console.error(`outbox: ${id}: ${rejected.length} of the addresses refused`);
    }
  };
}

/** Credentials are sent to another machine only over TLS, unless the URL says `?requireTLS=false`. */
export function needsTls(url: string): boolean {
  const { hostname, password } = new URL(url);
  return password !== '' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** `RCPT TO 550`, `ECONNREFUSED`: without the server's words, which quote addresses. */
function codeOf({ command, responseCode, originalCode, code, name }: NodemailerError): string {
  return responseCode ? `${command} ${responseCode}` : (originalCode ?? code ?? name);
}

/** A 5xx to the recipient or the mail. A 5xx to the log-in or the sender can be fixed by the university. */
function isPermanent({ permanent, command }: NodemailerError): boolean {
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}
