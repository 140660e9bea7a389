import { load } from 'cheerio';
import { onTestFinished } from 'vitest';
import { finishSignIn, startSignIn } from '../../../netlify/functions/_shared/cms/sign-in.ts';
import { parseEnvironment } from '../../../netlify/functions/_shared/environment.ts';
import { app, startGitHub } from './github.ts';

export const site = 'https://camu.example';

/** How a page of the sign-in ended: what it says, and the message for the authors' screen. */
export async function readPage(response: Response) {
  const $ = load(await response.text());
  const [, kind, content = ''] =
    /^authorization:github:(success|error):(.+)$/.exec(JSON.parse($('#outcome').text())) ?? [];
  return {
    status: response.status,
    locale: $('html').attr('lang'),
    sentence: $('p').text(),
    kind,
    outcome: JSON.parse(content),
    script: $('script:not([type])').text(),
  };
}

/** The site's sign-in with a stand-in for GitHub, and the steps that a browser takes. */
export async function startSite(changes: Record<string, string> = {}) {
  const github = await startGitHub();
  onTestFinished(github.close);
  const environment = parseEnvironment({
    CMS_GITHUB_CLIENT_ID: app.id,
    CMS_GITHUB_CLIENT_SECRET: app.secret,
    CMS_GITHUB_URL: github.url,
    URL: site,
    ...changes,
  });
  const timeout = new AbortController();

  /** Opens the sign-in. Returns GitHub's address, and the cookie as the browser sends it back. */
  const begin = () => {
    const response = startSignIn(new Request(`${site}/api/cms/auth?scope=admin:org`), environment);
    const [cookie = ''] = response.headers.get('set-cookie')?.split(';') ?? [];
    return { response, cookie, location: response.headers.get('location') ?? '' };
  };
  /** Opens GitHub's page. Returns the address that it leads back to. */
  const authorize = async (location: string) => {
    const response = await fetch(location, { redirect: 'manual' });
    return response.headers.get('location') ?? '';
  };
  const finish = (url: string, cookie?: string, init: RequestInit = {}) =>
    finishSignIn(new Request(url, { ...init, headers: { ...(cookie && { cookie }) } }), {
      environment,
      timeout: () => timeout.signal,
    });
  /** Signs in up to the callback, as a browser does. */
  const signIn = async () => {
    const { cookie, location } = begin();
    return finish(await authorize(location), cookie);
  };
  return { github, timeout, begin, authorize, finish, signIn };
}
