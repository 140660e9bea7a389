import { expect, it } from 'vitest';
import { sampleMarks } from '../../../src/design/sample-marks.ts';

it('marks a list of samples once at its heading', () => {
  const { heading, at } = sampleMarks([{ sample: true }, { sample: true }]);
  expect([heading, at({ sample: true })]).toEqual([true, false]);
});

it('marks each sample of a mixed list', () => {
  const { heading, at } = sampleMarks([{ sample: true }, { sample: false }]);
  expect([heading, at({ sample: true }), at({ sample: false })]).toEqual([false, true, false]);
});

it('marks nothing of an empty list', () => {
  expect(sampleMarks([]).heading).toBe(false);
});
