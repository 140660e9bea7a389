import type { CDPSession } from 'playwright';

export const kinds = ['html', 'css', 'js', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** The answer to one request. */
export interface Transfer {
  path: string;
  kind: Kind;
  encoding: string | undefined;
  /** Bytes on the wire, with headers. */
  sent: number;
  /** Bytes of the body after decompression. */
  size: number;
}

const KIND_OF_TYPE: Partial<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
  Image: 'image',
};

/** A page's transfers from now on, by request. Expects the session's Network domain to be enabled. */
export function watchTransfers(client: CDPSession): Map<string, Transfer> {
  const transfers = new Map<string, Transfer>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { protocol, pathname } = new URL(response.url);
    if (protocol === 'data:') return;
    transfers.set(requestId, {
      path: pathname,
      kind: KIND_OF_TYPE[type] ?? 'other',
      encoding: new Headers(response.headers).get('content-encoding') ?? undefined,
      sent: response.encodedDataLength,
      size: 0,
    });
  });
  client.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (!transfer) return;
    transfer.size += dataLength;
    transfer.sent += encodedDataLength;
  });
  // The exact sum; what was broken off, as a video's first bytes are, keeps that of its parts.
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.sent = encodedDataLength;
  });
  return transfers;
}
