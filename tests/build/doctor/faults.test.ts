import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listKeys, openStore } from '../../../netlify/functions/_shared/store.ts';
import { checks } from '../../../tools/doctor/checks.ts';
import { openSiteStore } from '../../../tools/doctor/store.ts';
import { at, header, path, post, status, text } from './breaking.ts';
import { faultsOfAnswers } from './faults-of-answers.ts';
import { faultsOfPages } from './faults-of-pages.ts';
import { type Break, type ProxiedResponse, proxy } from './proxy.ts';
import { builtSite, diagnoseSite, setLastRun } from './site.ts';

const site = builtSite();

/** The findings that are not ok. (On this computer there is no HTTPS to be checked.) */
async function findProblems(broken: Break, options?: Parameters<typeof diagnoseSite>[1]) {
  const results = await diagnoseSite(await proxy(site.url, broken), options);
  return results.flatMap(({ name, finding }) =>
    finding.state === 'ok' || name === 'HTTPS' ? [] : [{ name, ...finding }],
  );
}

const nothing = () => undefined;
const submissions = () => listKeys(openStore('submissions'));

it('finds nothing where nothing is broken, time after time, and leaves nothing in the store', async () => {
  const before = [await submissions(), await listKeys(openStore('deliveries'))];
  expect(await findProblems(nothing)).toEqual([]);
  expect(await findProblems(nothing)).toEqual([]);
  expect([await submissions(), await listKeys(openStore('deliveries'))]).toEqual(before);
});

const faults = [...faultsOfPages, ...faultsOfAnswers];

it('has a fault for each check, but for those with tests of their own', () => {
  const tried = new Set(faults.map(({ check }) => check));
  const others = checks.map(({ name }) => name).filter((name) => !tried.has(name));
  expect(others).toEqual(['HTTPS', 'scheduled functions', 'test form']);
});

describe.each(faults)('$what', ({ broken, check, found, todo }) => {
  it(`is found by “${check}” and by nothing else`, async () => {
    const results = await findProblems(broken);
    const named = (state: string) =>
      results.filter((result) => result.state === state).map(({ name }) => name);
    expect(named('fault')).toEqual([check]);
    expect(named('not checked')).toEqual(check === 'contact form' ? ['test form'] : []);
    const said = results.find(({ name }) => name === check);
    expect(said).toMatchObject({ found: matching(found), todo: matching(todo) });
  });
});

const matching = (expected: string | RegExp) =>
  typeof expected === 'string'
    ? expect.stringContaining(expected)
    : expect.stringMatching(expected);

it('gives the same advice wherever a wrong SITE_URL shows', async () => {
  const results = await findProblems(text(/http:\/\/localhost:\d+/g, 'https://old.example'));
  expect(results.map(({ name }) => name)).toEqual([
    'site address',
    'news feeds',
    'sitemap',
    'search engines',
  ]);
  for (const { todo } of results) expect(todo).toContain('set SITE_URL to http://localhost:');
});

it('accepts reCAPTCHA as a bot check, which has no challenges', async () => {
  const withoutChallenge = at(path(/^\/api\/bot-challenge/), status(503));
  expect(await findProblems(withoutChallenge)).not.toEqual([]);
  const props = at(path('/island-props/contact-form/uz.json'), text('"altcha"', '"recaptcha"'));
  const both = (answer: ProxiedResponse) => {
    withoutChallenge(answer);
    props(answer);
  };
  expect(await findProblems(both)).toEqual([]);
});

describe('the outbox', () => {
  afterEach(() => setLastRun(0));

  it('may have run some minutes ago', async () => {
    await setLastRun(14);
    expect(await findProblems(nothing)).toEqual([]);
  });

  it.each([
    ['that stands still', () => setLastRun(16), 'send-outbox ran last 16 minutes ago'],
    [
      'that never ran',
      () => openStore('deliveries').delete('last-run'),
      'send-outbox has not run yet',
    ],
  ])('%s is found', async (_, breakIt, found) => {
    await breakIt();
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

  it('is not sent when that is not wanted', async () => {
    const posts: string[] = [];
    const broken: Break = ({ method, path }) => {
      if (method === 'POST') posts.push(path);
    };
    expect(await findProblems(broken, { post: false })).toEqual([
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

  it('says of itself that it is a test, and passes no bot check, so that nobody gets a confirmation', async () => {
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

  it('is left to a person where the store can’t be opened', async () => {
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

  it('is left to a person where Netlify rejects the token', async () => {
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

  it('is reported as missing in another site’s store', async () => {
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

  it('is the only form that is deleted, whatever reference the reply shows', async () => {
    await findProblems(nothing, { store: { inbox: undefined, todo: '' } });
    const [key = ''] = await submissions();
    const other = `>CAMU-2026-${key.slice(-8)}<`;
    const results = await findProblems(at(post('/api/contact'), text(/>CAMU-[\w-]+</g, other)));
    expect(results.at(-1)).toMatchObject({
      name: 'test form',
      state: 'fault',
      found: expect.stringContaining('is not the test form, and was left there'),
    });
    expect(await submissions()).toContain(key);
  });

  it('is not required where the site limits their rate', async () => {
    const results = await findProblems(at(post('/api/contact'), status(429)));
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
  const leads = at(path('/'), status(301), header('location', 'https://www.camu.example/'));
  expect(await findProblems(leads)).toEqual([
    expect.objectContaining({
      name: 'the site',
      state: 'fault',
      todo: 'run the doctor with that address: npm run doctor -- https://www.camu.example',
    }),
  ]);
});
