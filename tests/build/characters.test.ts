import { expect, it } from 'vitest';
import { unseen } from '../../tools/content-check/rules/unseen-characters.ts';
import { findProblems } from './site.ts';

it('writes no character that only joins or parts words', () => {
  const found = findProblems(({ html }) =>
    [...html.matchAll(unseen)].map(({ index }) => html.slice(Math.max(0, index - 20), index + 20)),
  );
  expect(found).toEqual([]);
});
