import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { hostilePosts } from '../../../tools/stress/bodies.ts';
import { postHostile, timePosts } from '../../../tools/stress/fuzz.ts';
import { startSite } from '../../../tools/stress/site.ts';
import { slowBodies } from '../../../tools/stress/slow-bodies.ts';
import { createFormSite } from './form-site.ts';

it('hostile bodies only get documented responses', async () => {
  const site = await startSite(createFormSite());
  onTestFinished(site.kill);
  const counts = new Map<number, number>();
  await postHostile(site.url, fc.sample(hostilePosts, { numRuns: 400, seed: 20261121 }), counts);
  expect([...counts.keys()].sort()).toEqual(expect.arrayContaining([201, 400, 403, 415, 422]));
});

it('times slow bodies on both forms, as sent by a script and by a page', async () => {
  const site = await startSite(createFormSite());
  onTestFinished(site.kill);
  const answers = async (name: string) => {
    const times = await timePosts(
      site.url,
      slowBodies.filter((body) => body.name === name),
    );
    expect(times.filter(({ cpuTimeMs }) => !(cpuTimeMs > 0))).toEqual([]);
    return times.map(({ path, accept, status }) => [path, accept, status]);
  };
  const [json, html] = ['application/json', 'text/html'];
  expect(await answers('parts: 70,000 values of U+FFFD')).toEqual([
    ['/api/contact', json, 413],
    ['/api/contact', html, 413],
    ['/api/application', json, 413],
    ['/api/application', html, 413],
  ]);
  expect(await answers('parts: a PDF')).toEqual([
    ['/api/contact', json, 413],
    ['/api/contact', html, 413],
    ['/api/application', json, 403],
    ['/api/application', html, 201],
  ]);
});
