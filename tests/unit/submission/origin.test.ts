import { describe, expect, it } from 'vitest';
import {
  rejectCrossSite,
  rejectOtherMethods,
} from '../../../netlify/functions/_shared/steps/origin.ts';
import { failed, rejectionOf } from './rejections.ts';

const url = 'https://camu.example/api/contact';
const siteUrl = 'https://www.camu.example';

it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('rejects %s', async (method) => {
  const rejection = rejectionOf(() => rejectOtherMethods(new Request(url, { method })));
  expect(await rejection).toEqual(failed('wrongMethod'));
});

it('accepts POST', async () => {
  const request = new Request(url, { method: 'POST' });
  expect(await rejectionOf(() => rejectOtherMethods(request))).toBeUndefined();
});

const rejection = (headers: Record<string, string | undefined>, asked = url) => {
  const given = Object.entries(headers).filter((pair): pair is [string, string] => !!pair[1]);
  const request = new Request(asked, { method: 'POST', headers: given });
  return rejectionOf(() => rejectCrossSite(request, siteUrl));
};

describe('a post that the browser says is', () => {
  it.each([
    ['cross-site', failed('refused')],
    ['same-site', undefined],
    ['same-origin', undefined],
    ['none', undefined],
    [undefined, undefined],
  ])('%s', async (site, outcome) => {
    expect(await rejection({ 'sec-fetch-site': site })).toEqual(outcome);
  });
});

describe('a post of the origin', () => {
  it.each([
    ['https://camu.example', undefined],
    [siteUrl, undefined],
    ['https://evil.example', failed('refused')],
    ['https://lms.camu.example', failed('refused')],
    ['http://camu.example', failed('refused')],
    ['https://camu.example:8443', failed('refused')],
    ['https://camu.example.evil.example', failed('refused')],
    ['nonsense', failed('refused')],
    ['null', failed('refused')],
  ])('%s, whatever else the browser says', async (origin, outcome) => {
    for (const site of ['same-site', 'none', undefined]) {
      expect(await rejection({ origin, 'sec-fetch-site': site })).toEqual(outcome);
    }
  });

  it('nothing, from a page of ours whose referrer is hidden', async () => {
    expect(await rejection({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBeUndefined();
  });

  it('another site that says it is ours', async () => {
    const lie = { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
    expect(await rejection(lie)).toEqual(failed('refused'));
  });

  it('this machine under another of its names', async () => {
    const origin = 'http://192.168.1.5:8888';
    const asked = 'http://localhost:8888/api/contact';
    expect(await rejection({ origin, host: '192.168.1.5:8888' }, asked)).toBeUndefined();
    expect(await rejection({ origin, host: 'localhost:8888' }, asked)).toEqual(failed('refused'));
  });
});
