import { describe, expect, it } from 'vitest';
import {
  refuseOtherMethods,
  refuseOtherSites,
} from '../../../netlify/functions/_shared/steps/origin.ts';
import { failed, refusalOf } from './refusals.ts';

const url = 'https://camu.example/api/contact';

it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
  const refusal = refusalOf(() => refuseOtherMethods(new Request(url, { method })));
  expect(await refusal).toEqual(failed('wrongMethod'));
});

it('takes POST', async () => {
  const request = new Request(url, { method: 'POST' });
  expect(await refusalOf(() => refuseOtherMethods(request))).toBeUndefined();
});

describe('a post that the browser says is', () => {
  it.each([
    ['cross-site', failed('refused')],
    ['same-site', undefined],
    ['same-origin', undefined],
    ['none', undefined],
    [undefined, undefined],
  ])('%s', async (site, refusal) => {
    const headers = new Headers(site ? { 'sec-fetch-site': site } : {});
    const request = new Request(url, { method: 'POST', headers });
    expect(await refusalOf(() => refuseOtherSites(request))).toEqual(refusal);
  });
});
