import { expect, it } from 'vitest';
import { mainWay } from '../../../src/content-types/main-way.ts';

const general = { number: '1', admission: false };
const admission = { number: '2', admission: true };

it('is the telephone for any question, wherever it stands', () => {
  expect(mainWay([general, admission])).toBe(general);
  expect(mainWay([admission, general])).toBe(general);
});

it('is that for admission where there is no other', () => {
  expect(mainWay([admission])).toBe(admission);
});
