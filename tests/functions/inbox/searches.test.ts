import { expect, it } from 'vitest';
import {
  countSearch,
  openSearchStore,
} from '../../../netlify/functions/_shared/counters/searches.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { localInbox } from './command.ts';

async function count(times: number, locale: Locale, words: string, day: string): Promise<void> {
  for (let done = 0; done < times; done++) {
    const visit = { ip: `192.0.2.${done}`, at: new Date(`${day}T10:00:00Z`) };
    await countSearch(openSearchStore(), { locale, words }, visit);
  }
}

it('lists what was searched for in vain, most frequent first, of all days together', async () => {
  const { run } = await localInbox();
  expect(await run('searches')).toEqual({
    status: 0,
    stdout: '0 searches without a result on this machine\n',
    stderr: '',
  });
  await count(5, 'ru', 'бассейн', '2026-11-22');
  await count(5, 'uz', 'suzish havzasi', '2026-11-20');
  await count(6, 'uz', 'suzish havzasi', '2026-11-21');
  await count(4, 'en', 'anora', '2026-11-21');
  const { stdout } = await run('searches');
  expect(stdout.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    'SEARCHES | LAST ON | LANGUAGE | WORDS',
    '11 | 2026-11-21 | uz | suzish havzasi',
    '5 | 2026-11-22 | ru | бассейн',
    '',
    '2 searches without a result on this machine',
    '',
  ]);
});
