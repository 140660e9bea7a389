import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { applicationFields } from '../../../src/forms/application.ts';
import { contactFields } from '../../../src/forms/contact.ts';
import { formStrings } from '../../../src/i18n/form-strings.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { ApplicationForm } from '../../../src/islands/ApplicationForm.tsx';
import { ContactForm } from '../../../src/islands/ContactForm.tsx';
import { options } from './application-posts.ts';

/** Content whose hash may stand in a Content-Security-Policy: every byte of it must be preserved. */
export const inlineScript = 'if (a < b && c > "ʻ") { x = "<\\/p>"; } // Қабул 招生 & &amp; \u00A0';
export const inlineStyle = 'p > a::after { content: "ʻ—<&"; }';

const shared = { template: true, botCheck: { provider: 'altcha' } } as const;

/** The forms as their reply pages contain them. */
const forms = {
  contact: {
    fields: contactFields,
    title: 'contact.form',
    element: (locale: Locale) => {
      const strings = formStrings(contactFields, 'form.send', locale);
      return createElement(ContactForm, { ...shared, locale, strings });
    },
  },
  application: {
    fields: applicationFields,
    title: 'application.title',
    element: (locale: Locale) => {
      const strings = formStrings(applicationFields, 'application.send', locale);
      return createElement(ApplicationForm, { ...shared, locale, strings, options });
    },
  },
} as const;

/** The forms that have reply pages. */
export const formNamesOfReplies = ['contact', 'application'] as const;

export type FormName = (typeof formNamesOfReplies)[number];

/** A page with everything that a reply needs of the site's own reply page, and some other content. */
export function replyTemplate(locale: Locale, name: FormName = 'contact'): string {
  const t = translator(locale);
  const { fields, title, element } = forms[name];
  const form = renderToStaticMarkup(element(locale));
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">
<title data-sent="${t('form.success')}" data-errors="${t('form.summary')}" data-failed="${t('form.failed')}">CAMU</title>
<style>${inlineStyle}</style><script>${inlineScript}</script></head>
<body><noscript><p>Oʻzbek «ёлка» 招生 😀 &amp; x</p></noscript><main>
<section data-reply="sent"><h1>${t('form.success')}</h1><p data-slot="reference"></p></section>
<section data-reply="errors"><h1>${t(title)}</h1>
<div data-slot="summary"><h2>${t('form.summary')}</h2><ul>
${fields.map((name) => `<li data-error-for="${name}"><a href="#reply-${name}">${name}</a></li>`).join('\n')}
</ul></div></section>
<section data-reply="failed"><h1>${t('form.failed')}</h1><p data-slot="message"></p></section>
${form}
</main></body></html>`;
}
