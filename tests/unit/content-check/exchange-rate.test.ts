import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkEntries, inEnglish, project } from './fixture.ts';

const file = 'international/international.yaml';
const text = readFileSync(new URL(`../../site/src/content/${file}`, import.meta.url), 'utf8');

/** What is said about the day of an exchange rate that is this many days old. */
async function said(daysAgo: number) {
  const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const dated = text.replace(/(?<=\n {2}day: ).*/, day);
  const { warnings } = await checkEntries(await project({ [file]: dated }));
  return warnings
    .map(inEnglish)
    .filter(({ field }) => field?.startsWith('rate'))
    .map(({ field, read, message }) => [field, read === `“${day}”`, message]);
}

it('accepts an exchange rate of this half-year', async () => {
  expect(await said(150)).toEqual([]);
});

it('warns of an older one', async () => {
  const message = expect.stringContaining('Write the Central Bank’s present one');
  expect(await said(200)).toEqual([['rate.day', true, message]]);
});
