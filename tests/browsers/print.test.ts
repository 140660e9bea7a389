import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { Visitor } from './visitor.ts';

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

it('the fees are printed from the first sheet on, and no sheet is empty', async () => {
  const visitor = await Visitor.arrive();
  await visitor.open('/fees');
  const price = await visitor.run(() => document.querySelector('tbody td')?.textContent);
  const { text: sheets } = await extractText(await visitor.print());
  expect(singleSpaced(sheets[0] ?? '')).toContain(singleSpaced(price ?? 'a price'));
  expect(sheets.filter((text) => text.trim().length < 100)).toEqual([]);
});
