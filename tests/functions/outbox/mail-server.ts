import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as the server received it: its envelope, its source and the parsed mail. */
export interface Received {
  from: string;
  to: string[];
  source: string;
  mail: Email;
}

/** The server's current faults: a code rejects, `silent` never answers. */
export interface Faults {
  greeting?: number | 'silent';
  sender?: number;
  recipient?: (address: string) => number | undefined;
  /** A function: accepts the mail without confirming it, then calls the function. */
  data?: number | (() => void);
}

const refusal = (code: number | undefined) =>
  code === undefined
    ? null
    : Object.assign(new Error('no Anora <anora@example.com> here'), { responseCode: code });

/** A real SMTP server, whose faults may change at any time. Once stopped, it starts again at its address. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const state: { faults: Faults } = { faults: {} };
  const listen = async (port: number) => {
    const server = new SMTPServer({ ...defaults, ...behaviour(received, state), ...options });
    // A client that gives up resets its connection.
    server.on('error', () => undefined);
    const listener = server.listen(port, '127.0.0.1');
    await once(listener, 'listening');
    return { server, port: (listener.address() as AddressInfo).port };
  };
  const { port, ...first } = await listen(0);
  let { server } = first;
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  const start = async () => {
    ({ server } = await listen(port));
  };
  onTestFinished(stop);
  return { url: `smtp://127.0.0.1:${port}`, received, state, stop, start };
}

const defaults: SMTPServerOptions = {
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  closeTimeout: 1,
};

function behaviour(received: Received[], state: { faults: Faults }): SMTPServerOptions {
  return {
    onConnect(_session, callback) {
      const { greeting } = state.faults;
      if (greeting !== 'silent') callback(refusal(greeting));
    },
    onMailFrom: (_address, _session, callback) => callback(refusal(state.faults.sender)),
    onRcptTo: ({ address }, _session, callback) =>
      callback(refusal(state.faults.recipient?.(address))),
    async onData(stream, { envelope }, callback) {
      const source = await buffer(stream);
      const { data } = state.faults;
      if (typeof data === 'number') return callback(refusal(data));
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        source: source.toString(),
        mail: await PostalMime.parse(source),
      });
      if (data) data();
      else callback();
    },
  };
}
