import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import parseAddresses from 'nodemailer/lib/addressparser';
import { SendFailure } from './channel.ts';

interface Posting {
  kind: 'staff' | 'visitor';
  reference: string;
  mail: SendMailOptions;
  signal: AbortSignal;
}

/**
 * Sends mails from one address through one server. What is sent again carries the same Message-ID:
 * a repeat after a confirmation that got lost can be told as such, and many mailboxes drop it.
 */
export function createMailer(url: string, from: string, silence: number) {
  const transport = createTransport({
    requireTLS: needsTls(url),
    url,
    dnsTimeout: silence,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = parseAddresses(from, { flatten: true })[0]?.address.split('@').pop();

  return async ({ kind, reference, mail, signal }: Posting): Promise<void> => {
    const message = {
      ...mail,
      from,
      messageId: `<${reference}.${kind}@${domain}>`,
      // RFC 3834: nobody's absence notice answers it.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      signal,
    };
    const { rejected } = await transport.sendMail(message).catch((error: NodemailerError) => {
      throw new SendFailure(codeOf(error), kind === 'visitor' && isRefusedForGood(error));
    });
    if (rejected.length > 0) {
      console.error(`outbox: ${reference}: ${kind}: ${rejected.length} of the addresses refused`);
    }
  };
}

/** A password goes to another machine over TLS alone, unless the URL says `?requireTLS=false`. */
export function needsTls(url: string): boolean {
  const { hostname, password } = new URL(url);
  return password !== '' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** `RCPT TO 550`, `ECONNREFUSED`: without the server's words, which name addresses. */
function codeOf({ command, responseCode, originalCode, code, name }: NodemailerError): string {
  return responseCode ? `${command} ${responseCode}` : (originalCode ?? code ?? name);
}

/** A 5xx to the address or the letter. One to the log-in or the sender is for the university to mend. */
function isRefusedForGood({ permanent, command }: NodemailerError): boolean {
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}
