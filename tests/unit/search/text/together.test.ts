import { expect, it } from 'vitest';
import { isTogether } from '../../../../src/search/text/together.ts';

const far = 'word '.repeat(60);

it.each([
  ['together in one sentence', 'Hot meals are served in the hall.', true],
  ['with other endings', 'A meal is served; halls have kitchens.', true],
  ['far apart', `Meals are served. ${far} The hall is closed.`, false],
  ['only one of them', 'Meals are served.', false],
])('finds two words %s: %j', (_, content, found) => {
  expect(isTogether({ title: 'Life', content }, ['meals', 'hall'], 'en')).toBe(found);
});

it('takes words of the title as near all others', () => {
  const page = { title: 'The hall', content: `${far} meals` };
  expect(isTogether(page, ['meals', 'hall'], 'en')).toBe(true);
  expect(isTogether(page, ['hall'], 'en')).toBe(true);
});
