import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listKeys, openStore } from '../../../netlify/functions/_shared/store.ts';
import { checks } from '../../../tools/doctor/checks.ts';
import { openSiteStore } from '../../../tools/doctor/store.ts';
import { header, path, post, status, text, when } from './breakages.ts';
import { pageBreakages } from './page-breakages.ts';
import { type BreakResponse, type ProxiedResponse, proxy } from './proxy.ts';
import { responseBreakages } from './response-breakages.ts';
import { builtSite, diagnoseSite, setLastRun } from './site.ts';

const site = builtSite();

/** The findings that are not ok. (A site on localhost has no HTTPS to check.) */
async function findProblems(
  breakResponse: BreakResponse,
  options?: Parameters<typeof diagnoseSite>[1],
) {
  const results = await diagnoseSite(await proxy(site.url, breakResponse), options);
  return results.flatMap(({ name, finding }) =>
    finding.state === 'ok' || name === 'HTTPS' ? [] : [{ name, ...finding }],
  );
}

const nothing = () => undefined;
const submissions = () => listKeys(openStore('submissions'));

it('reports nothing for an intact site, run after run, and leaves nothing in the store', async () => {
  const before = [await submissions(), await listKeys(openStore('deliveries'))];
  expect(await findProblems(nothing)).toEqual([]);
  expect(await findProblems(nothing)).toEqual([]);
  expect([await submissions(), await listKeys(openStore('deliveries'))]).toEqual(before);
});

const breakages = [...pageBreakages, ...responseBreakages];

it('has a breakage for each check, except those with their own tests', () => {
  const tried = new Set(breakages.map(({ check }) => check));
  const others = checks.map(({ name }) => name).filter((name) => !tried.has(name));
  expect(others).toEqual(['HTTPS', 'scheduled functions', 'test form']);
});

describe.each(breakages)('$what', ({ breakResponse, check, found, todo }) => {
  it(`is reported by “${check}” and by no other check`, async () => {
    const results = await findProblems(breakResponse);
    const named = (state: string) =>
      results.filter((result) => result.state === state).map(({ name }) => name);
    expect(named('fault')).toEqual([check]);
    expect(named('not checked')).toEqual(check === 'contact form' ? ['test form'] : []);
    const said = results.find(({ name }) => name === check);
    expect(said).toMatchObject({ found: expectText(found), todo: expectText(todo) });
  });
});

const expectText = (expected: string | RegExp) =>
  typeof expected === 'string'
    ? expect.stringContaining(expected)
    : expect.stringMatching(expected);

it('gives the same advice wherever a wrong SITE_URL has effects', async () => {
  const results = await findProblems(text(/http:\/\/localhost:\d+/g, 'https://old.example'));
  expect(results.map(({ name }) => name)).toEqual([
    'site address',
    'news feeds',
    'sitemap',
    'search engines',
  ]);
  for (const { todo } of results) expect(todo).toContain('set SITE_URL to http://localhost:');
});

it('accepts reCAPTCHA, which has no challenges, as a bot check', async () => {
  const withoutChallenge = when(path(/^\/api\/bot-challenge/), status(503));
  expect(await findProblems(withoutChallenge)).not.toEqual([]);
  const props = when(path('/island-props/contact-form/uz.json'), text('"altcha"', '"recaptcha"'));
  const both = (response: ProxiedResponse) => {
    withoutChallenge(response);
    props(response);
  };
  expect(await findProblems(both)).toEqual([]);
});

describe('the outbox', () => {
  afterEach(() => setLastRun(0));

  it('may have run a few minutes ago', async () => {
    await setLastRun(14);
    expect(await findProblems(nothing)).toEqual([]);
  });

  it.each([
    ['that stopped running', () => setLastRun(16), 'send-outbox ran last 16 minutes ago'],
    [
      'that never ran',
      () => openStore('deliveries').delete('last-run'),
      'send-outbox has not run yet',
    ],
  ])('%s is reported', async (_, arrange, found) => {
    await arrange();
    expect(await findProblems(nothing)).toEqual([
      {
        name: 'scheduled functions',
        state: 'fault',
        found,
        todo: expect.stringContaining('send-outbox'),
      },
    ]);
  });
});

describe('the test form', () => {
  beforeEach(() => async () => {
    for (const key of await submissions()) await openStore('submissions').delete(key);
  });

  it('is not sent with --no-post', async () => {
    const posts: string[] = [];
    const breakResponse: BreakResponse = ({ method, path }) => {
      if (method === 'POST') posts.push(path);
    };
    expect(await findProblems(breakResponse, { post: false })).toEqual([
      {
        name: 'contact form',
        state: 'not checked',
        found: 'no form was sent',
        todo: 'leave out --no-post',
      },
      {
        name: 'test form',
        state: 'not checked',
        found: expect.any(String),
        todo: expect.any(String),
      },
    ]);
    expect(posts).toEqual(['/about']);
  });

  it('is marked as a test, and fails the bot check, so that no confirmation is sent', async () => {
    await findProblems(nothing, { store: { inbox: undefined, todo: 'set what is missing' } });
    const [key = ''] = await submissions();
    const { fields, botCheck } = await openStore('submissions').get(key, { type: 'json' });
    expect(botCheck).toBe('unknown');
    expect(fields).toMatchObject({
      lastName: '(npm run doctor)',
      email: 'doctor@example.org',
      message: expect.stringMatching(/sinovi[\s\S]*This is an automatic test of the site/),
    });
  });

  it('is left for a person to delete if the store can’t be opened', async () => {
    const results = await findProblems(nothing, {
      store: { inbox: undefined, todo: 'set what is missing' },
    });
    const [key = ''] = await submissions();
    const reference = `CAMU-${new Date().getUTCFullYear()}-${key.slice(-8)}`;
    expect(results).toEqual([
      expect.objectContaining({ name: 'scheduled functions', todo: 'set what is missing' }),
      {
        name: 'test form',
        state: 'not checked',
        found: `${reference} is still in the inbox`,
        todo: `set what is missing; then: npm run inbox -- delete ${reference} --yes`,
      },
    ]);
  });

  it('is left for a person to delete if Netlify rejects the token', async () => {
    const { edgeURL, siteID } = JSON.parse(
      Buffer.from(process.env['NETLIFY_BLOBS_CONTEXT'] ?? '', 'base64').toString(),
    );
    vi.stubEnv('NETLIFY_API_URL', edgeURL);
    vi.stubEnv('NETLIFY_SITE_ID', siteID);
    vi.stubEnv('NETLIFY_AUTH_TOKEN', 'wrong');
    onTestFinished(() => void vi.unstubAllEnvs());
    const store = await openSiteStore(new URL('https://camu.example'), undefined);
    const results = await findProblems(nothing, { store });
    expect(results).toEqual([
      {
        name: 'scheduled functions',
        state: 'not checked',
        found: 'the store can’t be read',
        todo: expect.stringMatching(/^Netlify rejects the token \(403\)/),
      },
      {
        name: 'test form',
        state: 'not checked',
        found: expect.stringMatching(/^CAMU-\S+ is still in the inbox$/),
        todo: expect.stringMatching(
          /^Netlify rejects .*; then: npm run inbox -- delete CAMU-\S+ --yes$/,
        ),
      },
    ]);
  });

  it('is reported as missing from another site’s store', async () => {
    const elsewhere = { openStore: () => openStore('marks'), place: 'on the site x' };
    const results = await findProblems(nothing, {
      store: { inbox: { ...elsewhere, close: async () => undefined } },
    });
    expect(results.at(-1)).toMatchObject({
      name: 'test form',
      state: 'fault',
      found: expect.stringMatching(/^CAMU-\S+ is not in the store on the site x$/),
      todo: expect.stringContaining('NETLIFY_SITE_ID'),
    });
  });

  it('is the only submission deleted, whatever reference the reply shows', async () => {
    await findProblems(nothing, { store: { inbox: undefined, todo: '' } });
    const [key = ''] = await submissions();
    const other = `>CAMU-2026-${key.slice(-8)}<`;
    const results = await findProblems(when(post('/api/contact'), text(/>CAMU-[\w-]+</g, other)));
    expect(results.at(-1)).toMatchObject({
      name: 'test form',
      state: 'fault',
      found: expect.stringContaining('is not the test form, and was left there'),
    });
    expect(await submissions()).toContain(key);
  });

  it('is not required when the site is rate limited', async () => {
    const results = await findProblems(when(post('/api/contact'), status(429)));
    expect(results).toEqual([
      expect.objectContaining({
        name: 'contact form',
        state: 'not checked',
        todo: 'run the doctor again tomorrow',
      }),
      expect.objectContaining({ name: 'test form', state: 'not checked' }),
    ]);
  });
});

it('stops at a home page that redirects to another site', async () => {
  const leads = when(path('/'), status(301), header('location', 'https://www.camu.example/'));
  expect(await findProblems(leads)).toEqual([
    expect.objectContaining({
      name: 'the site',
      state: 'fault',
      todo: 'run the doctor with that address: npm run doctor -- https://www.camu.example',
    }),
  ]);
});
