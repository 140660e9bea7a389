import { fileFieldOf } from '../../../../src/forms/registry.ts';
import { replyErrorMessages } from '../../../../src/i18n/ui/reply-errors.ts';
import { errorMessages, fileRefusal, type ReplyContext, statusOf } from './reply-context.ts';

/** The response to a post: JSON for a script, otherwise a page. Never rejects. */
export async function reply(context: ReplyContext): Promise<Response> {
  const { outcome, json } = context;
  const headers = new Headers({
    'content-type': json ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  if (outcome.view === 'failed' && outcome.code === 'wrongMethod') headers.set('allow', 'POST');
  const body = json ? JSON.stringify(jsonReply(context)) : await renderPage(context);
  return new Response(body, { status: statusOf(context), headers });
}

/** Loaded on demand, because starting its HTML parser takes longer than a whole JSON reply. */
async function renderPage(context: ReplyContext): Promise<string> {
  const { replyPage } = await import('./reply-page.ts');
  return replyPage(context);
}

function jsonReply(context: ReplyContext): object {
  const { outcome, locale } = context;
  if (outcome.view === 'sent') return { reference: outcome.reference };
  if (outcome.view === 'errors') return jsonErrors(context);
  return { error: outcome.code, message: replyErrorMessages[locale][outcome.code] };
}

/** A rejected file like any other rejection, with its field; with status 422, all invalid fields. */
function jsonErrors(context: ReplyContext): object {
  const errors = errorMessages(context);
  const error = fileRefusal(context);
  const field = fileFieldOf(context.form);
  return {
    ...(error && field && { error, message: errors[field], field }),
    ...(statusOf(context) === 422 && { errors }),
  };
}
