import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { hostilePosts } from '../../../scripts/stress/bodies.ts';
import { postHostile } from '../../../scripts/stress/fuzz.ts';
import { startSite } from '../../../scripts/stress/site.ts';
import { formSite } from './form-site.ts';

it('hostile bodies get declared answers only', async () => {
  const site = await startSite(formSite());
  onTestFinished(site.kill);
  const counts = new Map<number, number>();
  await postHostile(site.url, fc.sample(hostilePosts, { numRuns: 400, seed: 20261121 }), counts);
  expect([...counts.keys()].sort()).toEqual(expect.arrayContaining([201, 400, 403, 415, 422]));
});
