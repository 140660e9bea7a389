import { isoDay } from '../../../src/i18n/format.ts';
import { listKeys, type OpenStore } from './store.ts';

/**
 * When a record was received. The store `received` has an empty blob for each, so that a list of keys
 * is enough to find the newest or the expired among thousands. Whoever reads a record that has none
 * writes it: a post doesn't have to, and records of older versions get theirs.
 */
export interface Receipt {
  recordKey: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** What a receipt says of a submission. */
interface Received {
  form: string;
  reference: string;
  receivedAt: string;
}

/** `2026-11-21/1795262400000-contact-7G3K9QXB`: the day in UTC, the time, the record's key. */
function receiptKey({ form, reference, receivedAt }: Received): string {
  const time = Date.parse(receivedAt);
  return `${isoDay(new Date(time))}/${time}-${form}-${reference.slice(-8)}`;
}

const pattern = /^\d{4}-\d\d-\d\d\/(\d+)-([a-z]+)-([0-9A-HJKMNP-TV-Z]{8})$/;

/** What a key of the store `received` says; undefined for any other key. */
export function parseReceiptKey(key: string): Receipt | undefined {
  const [, time, form, code] = pattern.exec(key) ?? [];
  return form ? { recordKey: `${form}/${code}`, receivedAt: Number(time) } : undefined;
}

/** Notes when a record was received. */
export async function noteReceipt(openStore: OpenStore, submission: Received): Promise<void> {
  await openStore('received').set(receiptKey(submission), '');
}

/** The records of a store, without reading any. */
export interface ListedRecords {
  /** Newest first. */
  receipts: Receipt[];
  /** The keys of records whose time nobody has noted yet. */
  unnoted: string[];
}

/** Lists the records of a store by when they were received. */
export async function listRecords(openStore: OpenStore): Promise<ListedRecords> {
  const [recordKeys, receiptKeys] = await Promise.all([
    listKeys(openStore('submissions')),
    listKeys(openStore('received')),
  ]);
  const noted = receiptKeys.map(parseReceiptKey).filter((receipt) => receipt !== undefined);
  const times = new Map(noted.map(({ recordKey, receivedAt }) => [recordKey, receivedAt]));
  const receipts = recordKeys.flatMap((recordKey) => {
    const receivedAt = times.get(recordKey);
    return receivedAt === undefined ? [] : [{ recordKey, receivedAt }];
  });
  return {
    receipts: receipts.sort((a, b) => b.receivedAt - a.receivedAt),
    unnoted: recordKeys.filter((recordKey) => !times.has(recordKey)),
  };
}
