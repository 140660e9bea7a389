import { type CheerioAPI, load } from 'cheerio';
import replyPages from '#built/reply-pages';
import { replyErrors } from '../../../../src/i18n/ui/reply-errors.ts';
import { fillForm } from './fill-form.ts';
import { errorTexts, type Letter } from './reply-context.ts';

/** The reply as a page of the site, as HTML. */
export function replyPage(letter: Letter): string {
  return fillTemplate(replyPages[letter.form.name][letter.locale], letter);
}

/**
 * Makes a reply of a page that holds every view: keeps the section `[data-reply]` of the outcome,
 * puts its words into the slots, takes the title from `title[data-sent|data-errors|data-failed]`,
 * and keeps the form, filled in, as long as there is something left to send.
 */
export function fillTemplate(html: string, letter: Letter): string {
  const $ = load(html);
  const { outcome } = letter;
  $(`[data-reply]:not([data-reply="${outcome.view}"])`).remove();
  setTitle($, outcome.view);
  if (outcome.view === 'sent') slot($, 'reference').text(outcome.reference);
  if (outcome.view === 'failed') slot($, 'message').text(replyErrors[letter.locale][outcome.code]);
  if (outcome.view === 'errors') fillSummary($, errorTexts(letter));
  if (outcome.view === 'sent' || !letter.values) $('[data-reply-form]').remove();
  else fillForm($, letter, letter.values);
  return $.html();
}

const slot = ($: CheerioAPI, name: string) => $(`[data-slot="${name}"]`);

function setTitle($: CheerioAPI, view: string): void {
  const title = $('title').first();
  title.text(title.attr(`data-${view}`) ?? title.text());
  for (const name of ['data-sent', 'data-errors', 'data-failed']) title.removeAttr(name);
}

/** Keeps the lines of the wrong fields. One that no input of the page mends gets a line of its own. */
function fillSummary($: CheerioAPI, errors: Record<string, string>): void {
  const summary = slot($, 'summary');
  for (const item of summary.find('[data-error-for]')) {
    const text = errors[$(item).attr('data-error-for') ?? ''];
    if (text) $(item).find('a').text(text);
    else $(item).remove();
  }
  for (const [field, text] of Object.entries(errors)) {
    if (summary.find(`[data-error-for="${field}"]`).length > 0) continue;
    (summary.is('ul, ol') ? summary : summary.find('ul, ol').first()).append($('<li>').text(text));
  }
}
