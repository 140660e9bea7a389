import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { addressesOf } from './engines/addresses.ts';
import { type Answer, localServer, netlifyEngines } from './engines/answers.ts';
import { differences } from './engines/differences.ts';
import { mirrorProject } from './engines/mirror.ts';

interface Compared {
  address: string;
  ours: Answer;
  engines: Answer;
}

const atOnce = 50;

const root = mirrorProject();
const local = await localServer(root);
afterAll(async () => {
  await local.close();
  rmSync(root, { recursive: true });
});

async function compareAll(addresses: string[]): Promise<Compared[]> {
  const askEngines = netlifyEngines(root, local.url);
  const compared: Compared[] = [];
  while (compared.length < addresses.length) {
    const next = addresses.slice(compared.length, compared.length + atOnce);
    compared.push(
      ...(await Promise.all(
        next.map(async (address) => {
          const [ours, engines] = await Promise.all([local.ask(address), askEngines(address)]);
          return { address, ours, engines };
        }),
      )),
    );
  }
  return compared;
}

const all = await compareAll(addressesOf(root));
const different = all.filter(({ ours, engines }) => !isDeepStrictEqual(ours, engines));
const shown = ({ address, ours, engines }: Compared) =>
  [address, JSON.stringify(ours), JSON.stringify(engines)].join('\n  ');
const differencesOf = ({ address, ours, engines }: Compared) =>
  differences.filter(({ isIt }) => isIt(address, ours, engines)).map(({ name }) => name);

it('asks for thousands of addresses, most of which are served, by rules of all kinds', () => {
  const statuses = Object.groupBy(all, ({ engines }) => engines.status);
  expect(statuses[200]?.length).toBeGreaterThan(2_000);
  expect(statuses[301]?.length).toBeGreaterThan(20);
  const files = new Set(statuses[404]?.map(({ engines }) => engines.file));
  expect(files).toEqual(
    new Set(['404.html', 'ru/404.html', 'tr/404.html', 'en/404.html', undefined]),
  );
});

it('answers as Netlify’s own engines do, but for the differences that are listed', () => {
  const unlisted = different.filter((compared) => differencesOf(compared).length === 0);
  expect(unlisted.slice(0, 20).map(shown)).toEqual([]);
});

it('lists no difference that there isn’t', () => {
  const found = new Set(different.flatMap(differencesOf));
  expect(differences.filter(({ name }) => !found.has(name))).toEqual([]);
});
