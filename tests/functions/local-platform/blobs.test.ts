import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startBlobs } from '../../../tools/local-platform/blobs.ts';
import { createTemporaryFolder } from './site.ts';

async function openStore(directory = createTemporaryFolder()) {
  const blobs = await startBlobs(directory);
  onTestFinished(blobs.close);
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
  const store = getStore({ name: 'test', consistency: 'strong' });
  return { ...blobs, store, directory };
}

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

describe('conditional writes', () => {
  it.each(['set', 'setJSON'] as const)('by %s let only one of 50 create a key', async (set) => {
    const { store } = await openStore();
    const writes = await times(50, (index) => store[set]('key', `${index}`, { onlyIfNew: true }));
    expect(writes.filter(({ modified }) => modified)).toHaveLength(1);
    const winner = writes.findIndex(({ modified }) => modified);
    expect(await store.get('key')).toBe(set === 'set' ? `${winner}` : JSON.stringify(`${winner}`));
  });

  it('lose none of 50 concurrent increments', async () => {
    const { store } = await openStore();
    await store.setJSON('n', 0);
    const increment = async (): Promise<void> => {
      const current = await store.getWithMetadata('n', { type: 'json' });
      if (!current?.etag) throw new Error('no etag');
      const { modified } = await store.setJSON('n', current.data + 1, {
        onlyIfMatch: current.etag,
      });
      if (!modified) await increment();
    };
    await times(50, increment);
    expect(await store.get('n', { type: 'json' })).toBe(50);
  }, 30_000);

  it('fail for a deleted key', async () => {
    const { store } = await openStore();
    const { etag = '' } = await store.set('key', 'a');
    await store.delete('key');
    expect(await store.set('key', 'b', { onlyIfMatch: etag })).toEqual({ modified: false });
  });
});

// Before 10.7.12 (2026-08-05), setJSON sent no condition and every write won:
// https://github.com/netlify/primitives/pull/731
it('require a version of @netlify/blobs that sends the conditions', () => {
  const file = join(import.meta.dirname, '../../../package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const versions = Object.entries(packages)
    .filter(([path]) => path.endsWith('node_modules/@netlify/blobs'))
    .map(([, { version }]) => version);
  const tooOld = versions.filter(
    (version) => version.localeCompare('10.7.12', 'en', { numeric: true }) < 0,
  );
  expect(versions.length).toBeGreaterThan(0);
  expect(tooOld).toEqual([]);
});

describe('an etag', () => {
  it('is the same from a write, a read, the metadata and the list', async () => {
    const { store } = await openStore();
    const { etag } = await store.set('key', 'text', { metadata: { kind: 'note' } });
    expect(etag).toMatch(/^"\w{32}"$/);
    expect(await store.getWithMetadata('key')).toMatchObject({ etag, data: 'text' });
    expect(await store.getMetadata('key')).toEqual({ etag, metadata: { kind: 'note' } });
    expect((await store.list()).blobs).toEqual([{ etag, key: 'key' }]);
  });

  it('differs after a write in the same millisecond', async () => {
    const { store } = await openStore();
    const writes = await times(20, (index) => store.set('key', `${index}`));
    expect(new Set(writes.map(({ etag }) => etag)).size).toBe(20);
  });

  it('avoids re-reading an unchanged value', async () => {
    const { store } = await openStore();
    const { etag = '' } = await store.set('key', 'text');
    expect(await store.getWithMetadata('key', { etag })).toMatchObject({ etag, data: null });
  });
});

describe('storage', () => {
  it('keeps data across restarts', async () => {
    const before = await openStore();
    await before.store.set('key', 'text', { metadata: { kind: 'note' } });
    await before.close();
    const { store } = await openStore(before.directory);
    expect(await store.getWithMetadata('key')).toMatchObject({
      data: 'text',
      metadata: { kind: 'note' },
    });
  });

  it('is listed completely while another process writes to it', async () => {
    const { store, directory } = await openStore();
    const keys = Array.from({ length: 100 }, (_, index) => `folder/${index + 100}`);
    for (const key of keys) await store.set(key, key);
    const { store: other } = await openStore(directory);
    let listing = true;
    const writing = times(4, async (index) => {
      while (listing) {
        await other.set(`folder/z${index}`, 'text');
        await other.delete(`folder/z${index}`);
      }
    });
    for (let round = 0; round < 20; round++) {
      const listed = (await store.list({ prefix: 'folder/' })).blobs.map(({ key }) => key);
      expect(listed).toEqual(expect.arrayContaining(keys));
    }
    listing = false;
    await writing;
  });

  it('returns the exact bytes', async () => {
    const { store } = await openStore();
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    await store.set('file', bytes.buffer);
    expect(new Uint8Array(await store.get('file', { type: 'arrayBuffer' }))).toEqual(bytes);
  });

  it('returns null for an unknown key', async () => {
    const { store } = await openStore();
    expect([await store.get('none'), await store.getMetadata('none')]).toEqual([null, null]);
  });

  it('rejects requests without the token', async () => {
    const { context } = await openStore();
    const { edgeURL } = JSON.parse(Buffer.from(context, 'base64').toString());
    expect((await fetch(`${edgeURL}/local/site:test/key`)).status).toBe(403);
  });
});
