import type { CheerioAPI } from 'cheerio';
import { isChecked } from '../../../../src/forms/text-fields.ts';
import type { FormValues } from '../outcome.ts';
import { errorTexts, type Letter } from './letter.ts';

/** The type of cheerio's nodes, which live in a package of its own. */
type Elements = ReturnType<CheerioAPI>;

/** Puts the values and the errors into the reply page's form. */
export function fillForm($: CheerioAPI, letter: Letter, values: FormValues): void {
  const form = $('[data-reply-form]');
  const kept = new Map(values);
  for (const name of spentFields(letter)) kept.delete(name);
  for (const element of form.find('[name]')) {
    const control = $(element);
    const name = control.attr('name') ?? '';
    if (name !== 'locale') setValue(control, kept.get(name) ?? '');
  }
  const errors = errorTexts(letter);
  for (const element of form.find('[data-error-for]')) {
    const field = $(element).attr('data-error-for') ?? '';
    setError($(element), form.find(`[name="${field}"]`), errors[field]);
  }
}

/** A bot check is good for one post, a filled honeypot or a key in use would be refused again. */
function spentFields({ outcome }: Letter): string[] {
  const conflict = outcome.view === 'failed' && outcome.code === 'conflict';
  return ['botToken', 'website', ...(conflict ? ['idempotencyKey'] : [])];
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

function setError(message: Elements, control: Elements, text: string | undefined): void {
  if (text) {
    message.text(text);
    control.attr('aria-invalid', 'true');
    return;
  }
  control.removeAttr('aria-invalid');
  const descriptions = (control.attr('aria-describedby') ?? '').split(/\s+/);
  const others = descriptions.filter((id) => id !== message.attr('id')).join(' ');
  if (others) control.attr('aria-describedby', others);
  else control.removeAttr('aria-describedby');
  message.remove();
}
