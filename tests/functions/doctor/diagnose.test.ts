import { describe, expect, it } from 'vitest';
import { diagnose } from '../../../tools/doctor/diagnose.ts';
import { createSite } from '../../../tools/doctor/site.ts';
import { serve } from './server.ts';

const store = { inbox: undefined, todo: '' };
const resultsOf = (url: string) =>
  Array.fromAsync(diagnose(createSite(new URL(url), { post: false, store })));

describe('there is one result for a site', () => {
  const expectOne = async (url: string, found: RegExp, todo: string) =>
    expect(await resultsOf(url)).toEqual([
      {
        name: 'the site',
        finding: {
          state: 'fault',
          found: expect.stringMatching(found),
          todo: expect.stringContaining(todo),
        },
      },
    ]);

  it.each([
    ['doesn’t run', 'http://localhost:3', /: no server runs there$/, 'start the site with "npm'],
    ['is unknown', 'https://no-such-site.invalid', /: .*host name/, 'check the address; in Netl'],
  ])('that %s', async (_, url, found, todo) => {
    await expectOne(url, found, todo);
  });

  it('that speaks another language than HTTP', async () => {
    const url = await serve((request) => request.socket.end('SSH-2.0\r\n\r\n'));
    await expectOne(url, /can’t be read: \S/, 'start the site');
  });

  it.each([
    [401, {}, /answers 401$/, 'see in Netlify whether the site is open to visitors'],
    [503, {}, /answers 503$/, 'whether a deploy is published'],
    [
      301,
      { location: 'https://camu.example/' },
      /leads to https:\/\/camu\.example$/,
      'run the doctor with that address: npm run doctor -- https://camu.example',
    ],
  ])('that answers %i to everything', async (status, headers, found, todo) => {
    const url = await serve((_, response) => response.writeHead(status, headers).end());
    await expectOne(url, found, todo);
  });
});
