import { expect, it } from 'vitest';
import { nursingDuration } from '../../../src/content-types/duration.ts';

it.each([
  ['uz', 3, 3.5, 'years', '3–3,5 yil'],
  ['ru', 3, 3.5, 'years', '3–3,5 года'],
  ['ru', 1, 1, 'years', '1 год'],
  ['en', 1, 1, 'years', '1 year'],
  ['en', 12, 18, 'months', '12–18 months'],
] as const)('in %s, %d to %d %s is “%s”', (locale, min, max, unit, text) => {
  expect(nursingDuration({ min, max, unit }, locale).replaceAll('\u00a0', ' ')).toBe(text);
});
