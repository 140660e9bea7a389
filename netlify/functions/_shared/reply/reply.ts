import { replyErrors } from '../../../../src/i18n/ui/reply-errors.ts';
import { wantsJson } from './accepted.ts';
import { errorTexts, type Letter, statusOf } from './letter.ts';

/** The answer to a post: JSON for a script, else a page. Never rejects. */
export async function reply(request: Request, letter: Letter): Promise<Response> {
  const { outcome } = letter;
  const page = wantsJson(request.headers) ? undefined : await renderPage(request, letter);
  const headers = new Headers(page?.headers);
  headers.set('content-type', page ? 'text/html; charset=utf-8' : 'application/json');
  headers.set('cache-control', 'no-store');
  headers.set('x-content-type-options', 'nosniff');
  if (outcome.view === 'failed' && outcome.code === 'wrongMethod') headers.set('allow', 'POST');
  const body = page ? page.html : JSON.stringify(replyBody(letter));
  return new Response(body, { status: statusOf(outcome), headers });
}

/** Loaded on demand: its HTML parser takes longer to start than a whole reply in JSON. */
async function renderPage(request: Request, letter: Letter) {
  const { replyPage } = await import('./reply-page.ts');
  return replyPage(request, letter);
}

function replyBody(letter: Letter): object {
  const { outcome, locale } = letter;
  if (outcome.view === 'sent') return { reference: outcome.reference };
  if (outcome.view === 'errors') return { errors: errorTexts(letter) };
  return { error: outcome.code, message: replyErrors[locale][outcome.code] };
}
