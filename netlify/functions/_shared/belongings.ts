import { listKeys, type OpenStore } from './store.ts';

const stores = ['attachments', 'deliveries', 'marks'] as const;

/** Something that is kept of a submission beside its record. */
export interface Belonging {
  store: (typeof stores)[number];
  key: string;
}

/** Belongings by the key of their record, which each of their keys contains. */
export type Belongings = ReadonlyMap<string, readonly Belonging[]>;

const contained = /(?:^|\/)([a-z]+\/[0-9A-HJKMNP-TV-Z]{8})(?:\/|$)/;

/** All that is kept beside records, whether the record is there or not. */
export async function listBelongings(openStore: OpenStore): Promise<Belongings> {
  const byRecord = new Map<string, Belonging[]>();
  const listed = await Promise.all(stores.map((store) => listKeys(openStore(store))));
  for (const [index, store] of stores.entries()) {
    for (const key of listed[index] ?? []) {
      const record = contained.exec(key)?.[1];
      if (record) byRecord.set(record, [...(byRecord.get(record) ?? []), { store, key }]);
    }
  }
  return byRecord;
}
