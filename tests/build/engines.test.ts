import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { listAddresses } from './engines/addresses.ts';
import { differences } from './engines/differences.ts';
import { mirrorProject } from './engines/mirror.ts';
import {
  type ComparedResponse,
  createNetlifyEngines,
  startLocalServer,
} from './engines/responses.ts';

interface Compared {
  address: string;
  ours: ComparedResponse;
  engines: ComparedResponse;
}

const concurrency = 50;

const root = mirrorProject();
const local = await startLocalServer(root);
afterAll(async () => {
  await local.close();
  rmSync(root, { recursive: true });
});

async function compareAll(addresses: string[]): Promise<Compared[]> {
  const requestEngines = createNetlifyEngines(root, local.url);
  const compared: Compared[] = [];
  while (compared.length < addresses.length) {
    const next = addresses.slice(compared.length, compared.length + concurrency);
    compared.push(
      ...(await Promise.all(
        next.map(async (address) => {
          const [ours, engines] = await Promise.all([
            local.sendRequest(address),
            requestEngines(address),
          ]);
          return { address, ours, engines };
        }),
      )),
    );
  }
  return compared;
}

const all = await compareAll(listAddresses(root));
const different = all.filter(({ ours, engines }) => !isDeepStrictEqual(ours, engines));
const shown = ({ address, ours, engines }: Compared) =>
  [address, JSON.stringify(ours), JSON.stringify(engines)].join('\n  ');
const namesOfDifferences = ({ address, ours, engines }: Compared) =>
  differences
    .filter(({ isIt: matches }) => matches(address, ours, engines))
    .map(({ name }) => name);

it('requests thousands of addresses, most of which are served, by rules of all kinds', () => {
  const statuses = Object.groupBy(all, ({ engines }) => engines.status);
  expect(statuses[200]?.length).toBeGreaterThan(2_000);
  expect(statuses[301]?.length).toBeGreaterThan(20);
  const files = new Set(statuses[404]?.map(({ engines }) => engines.file));
  expect(files).toEqual(
    new Set([...locales.map((locale) => localizedPath('/404.html', locale).slice(1)), undefined]),
  );
});

it('responds like Netlify’s own engines, except for the listed differences', () => {
  const unlisted = different.filter((compared) => namesOfDifferences(compared).length === 0);
  expect(unlisted.slice(0, 20).map(shown)).toEqual([]);
});

it('lists no difference that doesn’t occur', () => {
  const found = new Set(different.flatMap(namesOfDifferences));
  expect(differences.filter(({ name }) => !found.has(name))).toEqual([]);
});
