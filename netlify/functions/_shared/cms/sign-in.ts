import type { Environment } from '../environment.ts';
import { logUnexpectedError } from '../errors.ts';
import { attemptCookie, clearedCookie, isStateOf, newAttempt, readAttempt } from './attempt.ts';
import { authorizeUrl, fetchToken, providerProblem } from './github.ts';
import { SignInProblem } from './problem.ts';
import { type SignInSettings, signInSettings } from './settings.ts';
import { problemPage, tokenPage } from './sign-in-page.ts';

/** The external services of the callback. */
interface CallbackServices {
  environment: Environment;
  /** Ends the wait for GitHub. */
  timeout: () => AbortSignal;
}

/** `GET /api/cms/auth`: redirects the window that the authors' screen opened to GitHub. */
export function startSignIn(request: Request, environment: Environment): Response {
  try {
    rejectOtherMethods(request);
    const settings = signInSettings(environment);
    const attempt = newAttempt();
    return new Response(null, {
      status: 302,
      headers: {
        location: authorizeUrl(settings, attempt),
        'set-cookie': attemptCookie(attempt),
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    return problemPage(request, toProblem(error));
  }
}

/**
 * `GET /api/cms/callback?code=…&state=…`: the page that passes the token to the authors' screen. Every
 * response ends the attempt. Never rejects.
 */
export async function finishSignIn(
  request: Request,
  services: CallbackServices,
): Promise<Response> {
  let response: Response;
  try {
    rejectOtherMethods(request);
    const settings = signInSettings(services.environment);
    response = tokenPage(request, settings, await obtainToken(request, settings, services));
  } catch (error) {
    response = problemPage(request, toProblem(error));
  }
  response.headers.set('set-cookie', clearedCookie);
  return response;
}

async function obtainToken(
  { url, headers }: Request,
  settings: SignInSettings,
  { timeout }: CallbackServices,
): Promise<string> {
  const attempt = readAttempt(headers);
  const screen = settings.screenUrl;
  if (!attempt) throw new SignInProblem('expired', { screen });
  const query = new URL(url).searchParams;
  // Checked before anything else in the address is used.
  if (!isStateOf(attempt, query.get('state') ?? '')) throw new SignInProblem('forged', { screen });
  const error = query.get('error');
  if (error !== null) throw providerProblem(error, settings);
  const code = query.get('code');
  if (!code) throw new SignInProblem('unavailable');
  return fetchToken(settings, { code, verifier: attempt.verifier }, timeout());
}

function rejectOtherMethods({ method }: Request): void {
  if (method !== 'GET') throw new SignInProblem('wrongMethod');
}

function toProblem(error: unknown): SignInProblem {
  if (error instanceof SignInProblem) return error;
  logUnexpectedError('cms sign-in', error);
  return new SignInProblem('unavailable');
}
