import * as v from 'valibot';
import { type Attempt, challengeOf } from './attempt.ts';
import { SignInProblem } from './problem.ts';
import type { SignInSettings } from './settings.ts';

/**
 * GitHub's page that asks the author for access. GitHub has supported PKCE with S256 since 2025-07-14
 * (github.blog/changelog/2025-07-14-pkce-support-for-oauth-and-github-app-authentication).
 */
export function authorizeUrl(settings: SignInSettings, { state, verifier }: Attempt): string {
  const query = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: settings.callbackUrl,
    scope: settings.scope,
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
  });
  return `${settings.provider}/login/oauth/authorize?${query}`;
}

const answerSchema = v.union([
  v.object({
    // RFC 6750, 2.1.
    access_token: v.pipe(v.string(), v.regex(/^[\w.~+/-]+=*$/)),
    token_type: v.literal('bearer'),
  }),
  v.object({ error: v.string() }),
]);

/** Exchanges the callback's code for a token. Rejects with a SignInProblem. */
export async function fetchToken(
  settings: SignInSettings,
  { code, verifier }: { code: string; verifier: string },
  signal: AbortSignal,
): Promise<string> {
  const answer = await post(settings, { code, code_verifier: verifier }, signal).catch(() => {
    // The reason is dropped because it may quote the request.
    throw new SignInProblem('unavailable');
  });
  if ('error' in answer) throw providerProblem(answer.error, settings);
  return answer.access_token;
}

async function post(
  settings: SignInSettings,
  fields: Record<string, string>,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof answerSchema>> {
  const response = await fetch(`${settings.provider}/login/oauth/access_token`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      ...fields,
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      redirect_uri: settings.callbackUrl,
    }),
    redirect: 'error',
    signal,
  });
  return v.parse(answerSchema, await response.json());
}

/** The problem for one of GitHub's error codes (docs.github.com, “Troubleshooting OAuth app …”). */
export function providerProblem(error: string, settings: SignInSettings): SignInProblem {
  switch (error) {
    case 'access_denied':
      return new SignInProblem('denied');
    case 'bad_verification_code':
      return new SignInProblem('expired', { screen: settings.screenUrl });
    case 'application_suspended':
    case 'incorrect_client_credentials':
    case 'redirect_uri_mismatch':
      return new SignInProblem('refused', {
        variables: 'CMS_GITHUB_CLIENT_ID, CMS_GITHUB_CLIENT_SECRET',
        callback: settings.callbackUrl,
      });
    default:
      return new SignInProblem('unavailable');
  }
}
