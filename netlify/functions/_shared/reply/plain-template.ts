import { type Translate, translator } from '../../../../src/i18n/translate.ts';
import type { Control, FormDefinition } from '../form-definition.ts';
import type { Letter } from './letter.ts';

/** A reply page without style or script, for when the site's own can't be fetched. */
export function plainTemplate({ form, locale }: Pick<Letter, 'form' | 'locale'>): string {
  const t = safeTranslator(locale);
  const titles = `data-sent="${t('form.success')}" data-errors="${t('form.summary')}" data-failed="${t('form.failed')}"`;
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title ${titles}></title></head>
<body>
<main>
<section data-reply="sent"><h1>${t('form.success')}</h1><p>${t('form.successText')}</p>
<p>${t('form.reference')}: <strong data-slot="reference"></strong></p><p>${t('form.keepReference')}</p></section>
<section data-reply="errors"><h1>${t('form.summary')}</h1><ul data-slot="summary">${form.controls.map(summaryLine).join('')}</ul></section>
<section data-reply="failed"><h1>${t('form.failed')}</h1><p data-slot="message"></p></section>
${plainForm(form, locale, t)}
</main>
</body>
</html>
`;
}

const summaryLine = ({ name }: Control) =>
  `<li data-error-for="${name}"><a href="#${name}"></a></li>`;

function plainForm(form: FormDefinition, locale: string, t: Translate): string {
  const type = form.fileField ? ' enctype="multipart/form-data"' : '';
  return `<form data-reply-form method="post" action="/api/${form.name}"${type}>
<input type="hidden" name="locale" value="${locale}"><input type="hidden" name="idempotencyKey">
<input type="hidden" name="botToken">
${form.controls.map((control) => plainControl(control, t)).join('\n')}
<p><button>${t('form.send')}</button></p>
</form>`;
}

function plainControl({ name, label, type }: Control, t: Translate): string {
  const attributes = `id="${name}" name="${name}" aria-describedby="${name}-error"`;
  const text = `<label for="${name}">${t(label)}</label>`;
  const error = `<p id="${name}-error" data-error-for="${name}"></p>`;
  if (type === 'checkbox') return `${error}<p><input type="checkbox" ${attributes}> ${text}</p>`;
  const control =
    type === 'textarea'
      ? `<textarea rows="8" ${attributes}></textarea>`
      : `<input type="${type}" ${attributes}>`;
  return `<p>${text}</p>${error}<p>${control}</p>`;
}

/** The dictionary's texts, ready to stand in HTML. */
function safeTranslator(locale: Letter['locale']): Translate {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
  const t = translator(locale);
  return (key) => t(key).replace(/[&<"]/g, (character) => entities[character] ?? '');
}
