import { expect, it } from 'vitest';
import { initialsOf } from '../../../src/design/initials.ts';

it.each([
  ['Gʻaniyeva Mavluda Oʻktam qizi', 'GʻM'],
  ['Зулфия Ғафурова', 'ЗҒ'],
  ['Rahimov', 'R'],
])('%s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
