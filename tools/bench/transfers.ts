import type { CDPSession } from 'playwright';

/** What the bytes are counted by. */
export const kinds = ['html', 'css', 'js', 'font', 'image', 'other'] as const;
/** One of `kinds`. */
export type Kind = (typeof kinds)[number];

/** One response. */
export interface Transfer {
  path: string;
  kind: Kind;
  encoding: string | undefined;
  /** Bytes on the wire, headers included. */
  sent: number;
  /** Bytes of the body after decompression. */
  size: number;
}

const kindByType: Partial<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
  Image: 'image',
};

/**
 * A page's transfers from now on, by request ID. The session's Network domain must be enabled.
 */
export function watchTransfers(client: CDPSession): Map<string, Transfer> {
  const transfers = new Map<string, Transfer>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { protocol, pathname } = new URL(response.url);
    if (protocol === 'data:') return;
    transfers.set(requestId, {
      path: pathname,
      kind: kindByType[type] ?? 'other',
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
  // Exact; an aborted transfer (the first bytes of a video) keeps the sum of its chunks.
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.sent = encodedDataLength;
  });
  return transfers;
}
