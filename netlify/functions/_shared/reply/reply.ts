import { replyErrors } from '../../../../src/i18n/ui/reply-errors.ts';
import { wantsJson } from './negotiate.ts';
import { errorTexts, type Letter, statusOf } from './reply-context.ts';

/** The answer to a post: JSON for a script, else a page. Never rejects. */
export async function reply(request: Request, letter: Letter): Promise<Response> {
  const { outcome } = letter;
  const json = wantsJson(request.headers);
  const headers = new Headers({
    'content-type': json ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  if (outcome.view === 'failed' && outcome.code === 'wrongMethod') headers.set('allow', 'POST');
  const body = json ? JSON.stringify(replyBody(letter)) : await renderPage(letter);
  return new Response(body, { status: statusOf(outcome), headers });
}

/** Loaded on demand: its HTML parser takes longer to start than a whole reply in JSON. */
async function renderPage(letter: Letter): Promise<string> {
  const { replyPage } = await import('./reply-page.ts');
  return replyPage(letter);
}

function replyBody(letter: Letter): object {
  const { outcome, locale } = letter;
  if (outcome.view === 'sent') return { reference: outcome.reference };
  if (outcome.view === 'errors') return { errors: errorTexts(letter) };
  return { error: outcome.code, message: replyErrors[locale][outcome.code] };
}
