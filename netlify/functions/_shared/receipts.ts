import { isoDay } from '../../../src/i18n/format.ts';
import { listKeys, type OpenStore } from './store.ts';

/**
 * When a record was received. The store `received` has an empty blob for each record, so that listing its
 * keys is enough to find the newest or the expired of thousands. A missing receipt is written by the
 * first code that reads the record, so a post needn't write it, and records of older versions get one.
 */
export interface Receipt {
  recordKey: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** The parts of a submission that its receipt contains. */
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

const pattern = /^\d{4}-\d\d-\d\d\/(\d+)-([a-z-]+)-([0-9A-HJKMNP-TV-Z]{8})$/;

/** The receipt that a key of the store `received` contains; undefined for any other key. */
export function parseReceiptKey(key: string): Receipt | undefined {
  const [, time, form, code] = pattern.exec(key) ?? [];
  return form ? { recordKey: `${form}/${code}`, receivedAt: Number(time) } : undefined;
}

/** Writes the receipt of a record. */
export async function noteReceipt(openStore: OpenStore, submission: Received): Promise<void> {
  await openStore('received').set(receiptKey(submission), '');
}

/** The records of a store, listed without reading them. */
export interface ListedRecords {
  /** Newest first. */
  receipts: Receipt[];
  /** The keys of records without a receipt. */
  unnoted: string[];
}

/** Lists the records of a store by the time they were received. */
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
