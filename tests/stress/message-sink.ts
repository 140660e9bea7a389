import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server and a Telegram API that accept everything. */
export interface MessageSink {
  /** The environment variables that point the site at them. */
  variables: Record<string, string>;
  /** How often each message arrived: mails by Message-ID, chat messages by text. */
  counts: Map<string, number>;
  close: () => Promise<void>;
}

const messageIdOf = (source: string) =>
  /^message-id: *(<[^>]*>)/im.exec(source)?.[1] ?? 'a mail without Message-ID';

/** Starts both on free ports. */
export async function startMessageSink(): Promise<MessageSink> {
  const counts = new Map<string, number>();
  const count = (message: string) => counts.set(message, (counts.get(message) ?? 0) + 1);
  const mail = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    async onData(stream, _session, callback) {
      // Rejects when the client is killed in the middle of a message.
      const source = await buffer(stream).catch(() => undefined);
      if (source) count(messageIdOf(source.toString('latin1')));
      callback();
    },
  });
  // A killed client resets its connection.
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
      MAILS_PER_HOUR: '100000',
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
