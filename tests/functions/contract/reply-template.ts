import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formMessages } from '../../../src/forms/messages.ts';
import { type FormName, fieldsOf, forms } from '../../../src/forms/registry.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { translator } from '../../../src/i18n/translate.ts';
import type { SubmissionFormProps } from '../../../src/islands/forms/props.ts';
import { SubmissionForm } from '../../../src/islands/forms/SubmissionForm.tsx';
import { formOptions } from '../built/form-options.ts';

/** Content whose hash may stand in a Content-Security-Policy: every byte of it must be preserved. */
export const inlineScript = 'if (a < b && c > "ʻ") { x = "<\\/p>"; } // Қабул 招生 & &amp; \u00A0';
export const inlineStyle = 'p > a::after { content: "ʻ—<&"; }';

/** A form as its reply page holds it. */
function replyForm<Form extends FormName>(form: Form, locale: Locale) {
  const props: SubmissionFormProps<Form> = {
    form,
    locale,
    messages: formMessages(form, locale),
    links: {
      privacy: '/privacy',
      errorPage: '/500',
      phone: { label: '+998 73 200-00-01', href: 'tel:+998732000001' },
    },
    botCheck: { provider: 'altcha' },
    options: formOptions(locale)[form],
    template: true,
  };
  return renderToStaticMarkup(createElement(SubmissionForm<Form>, props));
}

/** A page with everything that a reply needs of the site's own reply page, and some other content. */
export function replyTemplate(locale: Locale, name: FormName = 'contact'): string {
  const t = translator(locale);
  const form = replyForm(name, locale);
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">
<title data-sent="${t(forms[name].sent)}" data-errors="${t('form.summary')}" data-failed="${t('form.failed')}">CAMU</title>
<style>${inlineStyle}</style><script>${inlineScript}</script></head>
<body><noscript><p>Oʻzbek «ёлка» 招生 😀 &amp; x</p></noscript><main>
<section data-reply="sent"><h1>${t(forms[name].sent)}</h1><p data-slot="reference"></p>
<p data-slot="confirmation">${t('form.confirmation')}</p></section>
<section data-reply="errors"><h1>${t(forms[name].title)}</h1>
<div data-slot="summary"><h2>${t('form.summary')}</h2><ul>
${fieldsOf(name)
  .map(({ name }) => `<li data-error-for="${name}"><a href="#reply-${name}">${name}</a></li>`)
  .join('\n')}
</ul><p data-slot="unread">${t('form.unread')}</p></div></section>
<section data-reply="failed"><h1>${t('form.failed')}</h1><p data-slot="message"></p></section>
${form}
</main></body></html>`;
}
