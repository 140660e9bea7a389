import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import { interpolate } from '../../../../src/i18n/fill.ts';
import { localeInfo } from '../../../../src/i18n/locales.ts';
import { signInMessages } from '../../../../src/i18n/ui/sign-in.ts';
import { signInHeaders } from '../../../../src/security/headers.ts';
import { acceptedLocale } from '../request.ts';
import { problemStatus, type SignInProblem } from './problem.ts';
import type { SignInSettings } from './settings.ts';

/**
 * The page's only script; the page's policy contains its hash. It tells the window that opened this one,
 * if that has the site's origin, that it is ready, and sends the outcome after that window's reply.
 * Messages from other origins are ignored, and nothing is ever sent to them.
 */
const script = `
const { opener } = window;
const place = document.querySelector('#outcome');
const outcome = JSON.parse(place.textContent);
place.remove();
const greeting = 'authorizing:github';
const handOver = ({ data, origin, source }) => {
  if (!opener || source !== opener || origin !== location.origin || data !== greeting) return;
  removeEventListener('message', handOver);
  opener.postMessage(outcome, location.origin);
};
addEventListener('message', handOver);
opener?.postMessage(greeting, location.origin);
document.querySelector('button').addEventListener('click', () => close());
`;

const headers = {
  ...signInHeaders(`'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
};

/** The page that passes a token to the window that opened it, if that has the site's origin. */
export function tokenPage(request: Request, settings: SignInSettings, token: string): Response {
  const { done } = signInMessages[acceptedLocale(request.headers)];
  const outcome = message('success', { token });
  const html = page(request, interpolate(done, { screen: settings.screenUrl }), outcome);
  return new Response(html, { headers });
}

/** The page that explains in a sentence why the sign-in failed; the authors' screen shows it too. */
export function problemPage(request: Request, { code, values }: SignInProblem): Response {
  const { problems } = signInMessages[acceptedLocale(request.headers)];
  const sentence = interpolate(problems[code], values);
  const html = page(request, sentence, message('error', { error: sentence }));
  const response = new Response(html, { status: problemStatus[code], headers });
  if (code === 'wrongMethod') response.headers.set('allow', 'GET');
  return response;
}

/** An outcome in the format that Sveltia CMS expects. */
const message = (outcome: 'success' | 'error', content: Record<string, string>): string =>
  `authorization:github:${outcome}:${JSON.stringify({ provider: 'github', ...content })}`;

function page(request: Request, sentence: string, outcome: string): string {
  const locale = acceptedLocale(request.headers);
  const { title, close } = signInMessages[locale];
  return `<!doctype html>
<html lang="${localeInfo[locale].intl}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeUTF8(title)}</title>
</head>
<body>
<main>
<h1>${escapeUTF8(title)}</h1>
<p>${escapeUTF8(sentence)}</p>
<button type="button">${escapeUTF8(close)}</button>
</main>
<script type="application/json" id="outcome">${inScript(outcome)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** JSON that can't end its script element. */
const inScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
