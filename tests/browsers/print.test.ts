import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { Visitor } from './visitor.ts';

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

it('the fees are printed from the first sheet on, and no sheet is empty', async () => {
  const visitor = await Visitor.arrive();
  await visitor.open('/fees');
  const price = await visitor.run(() => document.querySelector('tbody td')?.textContent);
  const pdf = await visitor.driver.printPage({ orientation: 'portrait' });
  const { text: sheets } = await extractText(new Uint8Array(Buffer.from(pdf, 'base64')));
  expect(singleSpaced(sheets[0] ?? '')).toContain(singleSpaced(price ?? 'a price'));
  expect(sheets.filter((text) => text.trim().length < 100)).toEqual([]);
});
