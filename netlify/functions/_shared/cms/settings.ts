import type { Environment } from '../environment.ts';
import { SignInProblem } from './problem.ts';

/** The settings for signing authors in with GitHub. */
export interface SignInSettings {
  clientId: string;
  clientSecret: string;
  scope: Environment['CMS_GITHUB_SCOPE'];
  /** GitHub's address, without a trailing slash. */
  provider: string;
  /** The address that GitHub redirects to: always the configured one, whatever the request's Host is. */
  callbackUrl: string;
  /** The authors' screen. */
  screenUrl: string;
}

/** The settings from the environment. Throws a SignInProblem that names the missing variables. */
export function signInSettings(environment: Environment): SignInSettings {
  const { CMS_GITHUB_CLIENT_ID: clientId, CMS_GITHUB_CLIENT_SECRET: clientSecret } = environment;
  const siteUrl = environment.SITE_URL ?? environment.URL;
  if (!clientId || !clientSecret || !siteUrl) {
    const needed = {
      CMS_GITHUB_CLIENT_ID: clientId,
      CMS_GITHUB_CLIENT_SECRET: clientSecret,
      SITE_URL: siteUrl,
    };
    const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
    throw new SignInProblem('notConfigured', { variables: missing.join(', ') });
  }
  return {
    clientId,
    clientSecret,
    scope: environment.CMS_GITHUB_SCOPE,
    provider: environment.CMS_GITHUB_URL.replace(/\/$/, ''),
    callbackUrl: new URL('/api/cms/callback', siteUrl).href,
    screenUrl: new URL('/admin', siteUrl).href,
  };
}
