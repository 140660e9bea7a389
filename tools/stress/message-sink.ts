import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server and a chat that take everything. */
export interface MessageSink {
  /** The environment with which the site sends to them. */
  variables: Record<string, string>;
  /** How often each message came: mails by their Message-ID, lines of the chat by their text. */
  counts: Map<string, number>;
  close: () => Promise<void>;
}

export async function startMessageSink(): Promise<MessageSink> {
  const counts = new Map<string, number>();
  const count = (message: string) => counts.set(message, (counts.get(message) ?? 0) + 1);
  const mail = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    async onData(stream, _session, callback) {
      const source = (await buffer(stream)).toString('latin1');
      count(/^message-id: *(<[^>]*>)/im.exec(source)?.[1] ?? 'a mail without an identity');
      callback();
    },
  });
  // A client that is killed resets its connection.
  mail.on('error', () => undefined);
  const chat = createServer(async (request, response) => {
    const body = (await json(request).catch(() => undefined)) as { text: string } | undefined;
    if (body) count(body.text);
    response.end('{"ok":true}');
  });
  const listeners = [mail.listen(0, '127.0.0.1'), chat.listen(0, '127.0.0.1')];
  await Promise.all(listeners.map((listener) => once(listener, 'listening')));
  const [mailPort, chatPort] = listeners.map((it) => (it.address() as AddressInfo).port);
  return {
    variables: {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'no-reply@camu.example',
      MAIL_TO: 'staff@camu.example',
      TELEGRAM_BOT_TOKEN: 'token',
      TELEGRAM_CHAT_ID: '1',
      TELEGRAM_API_URL: `http://127.0.0.1:${chatPort}`,
    },
    counts,
    async close() {
      chat.close();
      chat.closeAllConnections();
      await new Promise<void>((resolve) => mail.close(resolve));
    },
  };
}
