import * as v from 'valibot';
import type { BlobStore } from './store.ts';

/** A key holds what nobody here wrote. Its message quotes nothing of the content. */
export class DamagedValue extends Error {
  readonly key: string;

  constructor(key: string, what: string) {
    super(`${key} is damaged: ${what}`);
    this.key = key;
  }
}

/** The JSON under a key, checked; undefined when nothing is there. Rejects with a DamagedValue. */
export async function readStored<Value>(
  store: Pick<BlobStore, 'get'>,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Value | undefined> {
  const text: string | null = await store.get(key, { type: 'text' });
  if (text === null) return undefined;
  const result = v.safeParse(schema, parseJson(key, text));
  if (result.success) return result.output;
  throw new DamagedValue(
    key,
    `${v.getDotPath(result.issues[0]) ?? 'all of it'} is not as expected`,
  );
}

function parseJson(key: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedValue(key, 'it is not JSON');
  }
}
