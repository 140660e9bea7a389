import type { CDPSession } from 'playwright';

/** The kinds of files by which bytes are counted. */
export const kinds = ['html', 'css', 'js', 'font', 'image', 'other'] as const;
/** One of `kinds`. */
export type Kind = (typeof kinds)[number];

/** One response. */
export interface Transfer {
  kind: Kind;
  /** Bytes on the wire, headers included. */
  sent: number;
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
    if (response.url.startsWith('data:')) return;
    transfers.set(requestId, {
      kind: kindByType[type] ?? 'other',
      sent: response.encodedDataLength,
    });
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.sent += encodedDataLength;
  });
  // Exact; an aborted transfer (the first bytes of a video) keeps the sum of its chunks.
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.sent = encodedDataLength;
  });
  return transfers;
}
