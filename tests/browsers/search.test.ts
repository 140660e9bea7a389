import { expect, it } from 'vitest';
import { Key, Visitor } from './visitor.ts';

it('the box in the head finds, arrow keys move through the results, Enter opens one', async () => {
  const visitor = await Visitor.arrive();
  await visitor.open('/about');
  const input = await visitor.see('#header-q');
  await input.sendKeys("o'quv bo'limi");
  await visitor.see('.search-title a', 'Oʻquv boʻlimi');
  await visitor.press(Key.ARROW_DOWN);
  await visitor.expect(() => document.activeElement?.textContent).toBe('Oʻquv boʻlimi');
  await visitor.press(Key.ARROW_UP);
  await visitor.expect(() => document.activeElement?.id).toBe('header-q');
  await visitor.press(Key.ARROW_DOWN, Key.ENTER);
  await visitor.see('h1', 'Oʻquv boʻlimi');
});

it('Enter in the box opens the page of the search, with its results and filters', async () => {
  const visitor = await Visitor.arrive();
  await visitor.open('/ru/about');
  const input = await visitor.see('#header-q');
  await input.sendKeys('студент', Key.ENTER);
  await visitor.isAt(`/ru/search?${new URLSearchParams({ q: 'студент' })}`);
  // With the texts comes the number of results.
  await visitor.see('.search-found > li .search-excerpt');
  const all = await visitor.see('.search-status');
  expect(await all.getText()).toMatch(/\d/);
});
