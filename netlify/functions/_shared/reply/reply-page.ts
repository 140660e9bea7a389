import { type CheerioAPI, load } from 'cheerio';
import replyPages from '#built/reply-pages';
import { fieldsOf } from '../../../../src/forms/registry.ts';
import { isChecked } from '../../../../src/forms/text-fields.ts';
import { replyErrorMessages } from '../../../../src/i18n/ui/reply-errors.ts';
import type { FormValues } from '../steps/body.ts';
import { errorMessages, type ReplyContext } from './reply-context.ts';

/** A selection of elements; their own type is in domhandler, which is not one of our dependencies. */
type Elements = ReturnType<CheerioAPI>;

/** The reply as a page of the site, as HTML. */
export function replyPage(context: ReplyContext): string {
  return fillTemplate(replyPages[context.form][context.locale], context);
}

/**
 * Turns a page with all views into a reply: keeps the section `[data-reply]` of the outcome, fills its
 * slots, takes the title from `title[data-sent|data-errors|data-failed]`, and keeps the form, filled in,
 * unless it was sent or rejected before it was read.
 */
export function fillTemplate(html: string, context: ReplyContext): string {
  const $ = load(html);
  const { outcome } = context;
  $(`[data-reply]:not([data-reply="${outcome.view}"])`).remove();
  setTitle($, outcome.view);
  if (outcome.view === 'sent') slot($, 'reference').text(outcome.reference);
  if (!context.values?.get('email')?.trim()) slot($, 'confirmation').remove();
  if (outcome.view === 'failed')
    slot($, 'message').text(replyErrorMessages[context.locale][outcome.code]);
  if (outcome.view === 'errors') fillSummary($, errorMessages(context));
  if (context.values) slot($, 'unread').remove();
  const values = context.values ?? (outcome.view === 'errors' ? unreadValues(context) : undefined);
  if (outcome.view === 'sent' || !values) $('[data-reply-form]').remove();
  else fillForm($, context, values);
  return $.html();
}

/** The known value of a form that was not read: the topic of the field that made it too large. */
function unreadValues({ form, outcome }: ReplyContext): FormValues {
  const errors = outcome.view === 'errors' ? outcome.errors : {};
  const topic = fieldsOf(form).find(({ name }) => name in errors)?.topic;
  return new Map(topic ? [['topic', topic]] : []);
}

const slot = ($: CheerioAPI, name: string) => $(`[data-slot="${name}"]`);

function setTitle($: CheerioAPI, view: string): void {
  const title = $('title').first();
  title.text(title.attr(`data-${view}`) ?? title.text());
  for (const name of ['data-sent', 'data-errors', 'data-failed']) title.removeAttr(name);
}

/** Keeps the summary's lines of the invalid fields; a field that the page doesn't show gets a new line. */
function fillSummary($: CheerioAPI, errors: Record<string, string>): void {
  const summary = slot($, 'summary');
  for (const item of summary.find('[data-error-for]')) {
    const message = errors[$(item).attr('data-error-for') ?? ''];
    if (message) $(item).find('a').text(message);
    else $(item).remove();
  }
  const list = summary.is('ul, ol') ? summary : summary.find('ul, ol').first();
  for (const [field, message] of Object.entries(errors)) {
    if (summary.find(`[data-error-for="${field}"]`).length > 0) continue;
    list.append($('<li>').text(message));
  }
}

/** Puts the values and the error messages into the page's form. */
function fillForm($: CheerioAPI, context: ReplyContext, values: FormValues): void {
  const form = $('[data-reply-form]');
  removeOtherTopics($, form, values.get('topic'));
  const kept = new Map(values);
  for (const name of spentFields(context)) kept.delete(name);
  for (const element of form.find('[name]')) {
    const control = $(element);
    const name = control.attr('name') ?? '';
    if (name !== 'locale') setValue(control, kept.get(name) ?? '');
  }
  const errors = errorMessages(context);
  for (const element of form.find('[data-error-for]')) {
    const field = $(element).attr('data-error-for') ?? '';
    setError($(element), form.find(`[name="${field}"]`), errors[field]);
  }
}

/** Removes the fields of topics other than the chosen one, and those topics' options if they have fields. */
function removeOtherTopics($: CheerioAPI, form: Elements, chosen: string | undefined): void {
  for (const element of form.find('[data-topic]')) {
    if ($(element).attr('data-topic') !== chosen) $(element).remove();
  }
}

/** Fields that would get the form rejected again: a used token, a filled honeypot, a key of another form. */
function spentFields({ outcome }: ReplyContext): string[] {
  const isConflict = outcome.view === 'failed' && outcome.code === 'conflict';
  return ['botToken', 'website', ...(isConflict ? ['idempotencyKey'] : [])];
}

function setValue(control: Elements, value: string): void {
  if (control.is('[type=checkbox]')) {
    control.removeAttr('checked');
    if (isChecked(value)) control.attr('checked', '');
  } else if (control.is('textarea')) {
    // The HTML parser drops the first line break of a textarea.
    control.text(`\n${value}`);
  } else if (control.is('select')) {
    control.find('option').removeAttr('selected');
    control
      .find('option')
      .filter((_, option) => option.attribs['value'] === value)
      .attr('selected', '');
  } else if (!control.is('[type=file]')) {
    control.attr('value', value);
  }
}

function setError(place: Elements, control: Elements, message: string | undefined): void {
  if (message) {
    place.text(message);
    control.attr('aria-invalid', 'true');
    return;
  }
  control.removeAttr('aria-invalid');
  const descriptions = (control.attr('aria-describedby') ?? '').split(/\s+/);
  const others = descriptions.filter((id) => id !== place.attr('id')).join(' ');
  if (others) control.attr('aria-describedby', others);
  else control.removeAttr('aria-describedby');
  place.remove();
}
