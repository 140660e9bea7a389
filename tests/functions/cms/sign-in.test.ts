import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSignIn } from '../../../netlify/functions/_shared/cms/sign-in.ts';
import { parseEnvironment } from '../../../netlify/functions/_shared/environment.ts';
import { interpolate } from '../../../src/i18n/fill.ts';
import { localeInfo, locales } from '../../../src/i18n/locales.ts';
import { signInMessages } from '../../../src/i18n/ui/sign-in.ts';
import { app, token } from './github.ts';
import { readPage, site, startSite } from './sign-in.ts';

const { problems } = signInMessages.uz;
const screen = `${site}/admin`;
const cleared = '__Host-cms-sign-in=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0';

describe('the start', () => {
  it('leads to GitHub with a state, a challenge and the least scope', async () => {
    const { begin, github } = await startSite();
    const { response, location } = begin();
    const { origin, pathname, searchParams } = new URL(location);
    expect(response.status).toBe(302);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(origin + pathname).toBe(`${github.url}/login/oauth/authorize`);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: app.id,
      redirect_uri: `${site}/api/cms/callback`,
      scope: 'public_repo',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('keeps state and verifier in a cookie of this host, for ten minutes', async () => {
    const { begin } = await startSite();
    const { response, location } = begin();
    const cookie = response.headers.get('set-cookie') ?? '';
    const [, state, verifier = ''] =
      /^__Host-cms-sign-in=([\w-]{43})\.([\w-]{43});/.exec(cookie) ?? [];
    expect(cookie).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/);
    const { searchParams } = new URL(location);
    expect(searchParams.get('state')).toBe(state);
    expect(searchParams.get('code_challenge')).toBe(
      createHash('sha256').update(verifier).digest('base64url'),
    );
    expect(location).not.toContain(verifier);
  });

  it('is different each time', async () => {
    const { begin } = await startSite();
    expect(begin().cookie).not.toBe(begin().cookie);
  });

  it.each([
    ['URL', {}, site],
    ['SITE_URL before it', { SITE_URL: 'https://www.camu.example/' }, 'https://www.camu.example'],
  ])(
    'comes back to the configured address, not to the request’s host: %s',
    async (_, set, origin) => {
      const environment = parseEnvironment({
        CMS_GITHUB_CLIENT_ID: app.id,
        CMS_GITHUB_CLIENT_SECRET: app.secret,
        URL: site,
        ...set,
      });
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      const request = new Request('https://evil.example/api/cms/auth', { headers });
      const location = new URL(startSignIn(request, environment).headers.get('location') ?? '');
      expect(location.origin).toBe('https://github.com');
      expect(location.searchParams.get('redirect_uri')).toBe(`${origin}/api/cms/callback`);
    },
  );

  it('asks for private repositories only where that is configured', async () => {
    const { begin } = await startSite({ CMS_GITHUB_SCOPE: 'repo' });
    expect(new URL(begin().location).searchParams.get('scope')).toBe('repo');
    await expect(startSite({ CMS_GITHUB_SCOPE: 'admin:org' })).rejects.toThrow(
      'CMS_GITHUB_SCOPE is not “public_repo” or “repo”',
    );
  });
});

describe('a completed sign-in', () => {
  it('ends with a page that holds the token for the authors’ screen', async () => {
    const { signIn, github } = await startSite();
    const response = await signIn();
    expect(await readPage(response)).toMatchObject({
      status: 200,
      kind: 'success',
      outcome: { provider: 'github', token },
    });
    expect(github.tokenRequests).toHaveLength(1);
  });

  it('is kept nowhere: no cookie, no cache, no address, no log', async () => {
    const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
    const logs = methods.map((name) => vi.spyOn(console, name));
    onTestFinished(() => void vi.restoreAllMocks());
    const { headers } = await (await startSite()).signIn();
    expect(headers.get('set-cookie')).toBe(cleared);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify([...headers])).not.toContain(token);
    for (const log of logs) expect(log).not.toHaveBeenCalled();
  });

  it('is a page that may run its own script and nothing else', async () => {
    const response = await (await startSite()).signIn();
    const policy = response.headers.get('content-security-policy');
    const { script } = await readPage(response);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('nobody is signed in', () => {
  /** Expects a page with a problem's sentence and without a token, and the end of the attempt. */
  async function expectProblem(
    response: Response,
    status: number,
    problem: keyof typeof problems,
    values: Record<string, string> = {},
  ) {
    const sentence = interpolate(problems[problem], values);
    expect(response.headers.get('set-cookie')).toBe(cleared);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await readPage(response)).toMatchObject({
      status,
      sentence,
      kind: 'error',
      outcome: { provider: 'github', error: sentence },
    });
  }

  it.each([
    ['another', (url: URL) => url.searchParams.set('state', 'A'.repeat(43))],
    ['a shorter', (url: URL) => url.searchParams.set('state', 'A')],
    ['no', (url: URL) => url.searchParams.delete('state')],
    ['an error with another', (url: URL) => (url.search = '?error=access_denied&state=A')],
  ])('with %s state, and GitHub isn’t asked', async (_, forge) => {
    const { begin, authorize, finish, github } = await startSite();
    const { cookie, location } = begin();
    const url = new URL(await authorize(location));
    forge(url);
    await expectProblem(await finish(url.href, cookie), 403, 'forged', { screen });
    expect(github.tokenRequests).toEqual([]);
  });

  it('with the state of another browser’s attempt', async () => {
    const { begin, authorize, finish, github } = await startSite();
    const url = await authorize(begin().location);
    await expectProblem(await finish(url, begin().cookie), 403, 'forged', { screen });
    expect(github.tokenRequests).toEqual([]);
  });

  it.each([
    ['without a cookie', undefined],
    ['with a damaged cookie', '__Host-cms-sign-in=.'],
    ['with a cookie that another host may set', `cms-sign-in=${'A'.repeat(43)}.${'A'.repeat(43)}`],
  ])('%s', async (_, cookie) => {
    const { begin, authorize, finish, github } = await startSite();
    const url = await authorize(begin().location);
    await expectProblem(await finish(url, cookie), 400, 'expired', { screen });
    expect(github.tokenRequests).toEqual([]);
  });

  it('by a replayed callback, even from a browser that kept the cookie', async () => {
    const { begin, authorize, finish } = await startSite();
    const { cookie, location } = begin();
    const url = await authorize(location);
    expect((await finish(url, cookie)).status).toBe(200);
    await expectProblem(await finish(url), 400, 'expired', { screen });
    await expectProblem(await finish(url, cookie), 400, 'expired', { screen });
  });

  it('with a stolen code, which has another verifier', async () => {
    const { begin, authorize, finish } = await startSite();
    const stolen = new URL(await authorize(begin().location)).searchParams.get('code') ?? '';
    const { cookie, location } = begin();
    const url = new URL(await authorize(location));
    url.searchParams.set('code', stolen);
    await expectProblem(await finish(url.href, cookie), 400, 'expired', { screen });
  });

  it('when the author denies access', async () => {
    const { signIn, github } = await startSite();
    github.isDenied = true;
    await expectProblem(await signIn(), 403, 'denied');
    expect(github.tokenRequests).toEqual([]);
  });

  it('when GitHub is down', async () => {
    const { begin, authorize, finish, github } = await startSite();
    const { cookie, location } = begin();
    const url = await authorize(location);
    await github.close();
    await expectProblem(await finish(url, cookie), 502, 'unavailable');
  });

  it.each([
    ['before it answers', ''],
    ['in the middle of its answer', '{"access_token":"gho_'],
  ])('when GitHub hangs %s', async (_, start) => {
    const { signIn, github, timeout } = await startSite();
    const asked = Promise.withResolvers<void>();
    github.answerToken = (_, response) => {
      if (start) response.write(start);
      asked.resolve();
    };
    const response = signIn();
    await asked.promise;
    timeout.abort();
    await expectProblem(await response, 502, 'unavailable');
  });

  it.each([
    ['a page', 200, '<!doctype html>'],
    ['nothing', 200, ''],
    ['no token', 200, '{}'],
    ['a list', 200, '[]'],
    ['a token of another kind', 200, `{"access_token":"${token}","token_type":"mac"}`],
    ['markup', 200, '{"access_token":"</script><script>","token_type":"bearer"}'],
    ['an unknown error', 200, '{"error":"</script>"}'],
    ['a failure', 500, '{"message":"Server Error"}'],
    ['another address', 307, ''],
  ])('when GitHub answers with %s', async (_, status, body) => {
    const { signIn, github } = await startSite();
    github.answerToken = (_, response) =>
      response.writeHead(status, { location: `${github.url}/login/oauth/access_token` }).end(body);
    await expectProblem(await signIn(), 502, 'unavailable');
    expect(github.tokenRequests).toHaveLength(1);
  });

  it('when GitHub’s answer has no code', async () => {
    const { begin, authorize, finish } = await startSite();
    const { cookie, location } = begin();
    const url = new URL(await authorize(location));
    url.searchParams.delete('code');
    await expectProblem(await finish(url.href, cookie), 502, 'unavailable');
  });

  it('when GitHub doesn’t know the site’s secret', async () => {
    const { signIn } = await startSite({ CMS_GITHUB_CLIENT_SECRET: 'mistyped' });
    await expectProblem(await signIn(), 503, 'refused', {
      variables: 'CMS_GITHUB_CLIENT_ID, CMS_GITHUB_CLIENT_SECRET',
      callback: `${site}/api/cms/callback`,
    });
  });

  it.each(['POST', 'PUT', 'HEAD'])('by %s', async (method) => {
    const { begin, authorize, finish, github } = await startSite();
    const { cookie, location } = begin();
    const response = await finish(await authorize(location), cookie, { method });
    expect(response.headers.get('allow')).toBe('GET');
    await expectProblem(response, 405, 'wrongMethod');
    expect(github.tokenRequests).toEqual([]);
  });

  it.each([
    [['CMS_GITHUB_CLIENT_ID', 'CMS_GITHUB_CLIENT_SECRET']],
    [['CMS_GITHUB_CLIENT_SECRET']],
    [['URL']],
  ])('without the variables %j', async (missing) => {
    const { begin, finish } = await startSite(
      Object.fromEntries(missing.map((name) => [name, ''])),
    );
    const variables = missing.join(', ').replace(/^URL/, 'SITE_URL');
    await expectProblem(await finish(`${site}/api/cms/callback`), 503, 'notConfigured', {
      variables,
    });
    const { response, cookie } = begin();
    expect([response.status, cookie]).toEqual([503, '']);
    expect((await readPage(response)).sentence).toContain(variables);
  });
});

it.each(['POST', 'HEAD'])('a sign-in doesn’t begin by %s', async (method) => {
  const request = new Request(`${site}/api/cms/auth`, { method });
  const response = startSignIn(request, parseEnvironment({}));
  expect(response.headers.get('allow')).toBe('GET');
  expect(await readPage(response)).toMatchObject({ status: 405, sentence: problems.wrongMethod });
});

describe.each(locales)('in %s', (locale) => {
  it('the page speaks the browser’s language', async () => {
    const headers = { 'accept-language': `${locale}-XX, en;q=0.5`, referer: `${site}/admin` };
    const request = new Request(`${site}/api/cms/auth`, { headers });
    const page = await readPage(startSignIn(request, parseEnvironment({})));
    expect(page.locale).toBe(localeInfo[locale].intl);
    const variables = 'CMS_GITHUB_CLIENT_ID, CMS_GITHUB_CLIENT_SECRET, SITE_URL';
    const { notConfigured } = signInMessages[locale].problems;
    expect(page.sentence).toBe(interpolate(notConfigured, { variables }));
  });

  it('each problem is one sentence with the slots that it has in Uzbek', () => {
    const slots = (text: string) => text.match(/\{\w+\}/g) ?? [];
    for (const [code, text] of Object.entries(signInMessages[locale].problems)) {
      expect(text).toMatch(/^\p{Lu}[^.]+\.$/u);
      expect(slots(text), code).toEqual(slots(problems[code as keyof typeof problems]));
    }
  });
});
