import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contactFields } from '../../../src/forms/contact.ts';
import { contactFormStrings } from '../../../src/i18n/contact-form-strings.ts';
import { defaultLocale, type Locale, locales } from '../../../src/i18n/locales.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { ContactForm } from '../../../src/islands/ContactForm.tsx';

/** Content whose hash a Content-Security-Policy may hold: it must come through to the byte. */
export const inlineScript = 'if (a < b && c > "ʻ") { x = "<\\/p>"; } // Қабул 招生 & &amp; \u00A0';
export const inlineStyle = 'p > a::after { content: "ʻ—<&"; }';

/** A page with all that a reply relies on in the site's own reply page, and a little around it. */
export function replyTemplate(locale: Locale): string {
  const t = translator(locale);
  const strings = contactFormStrings(locale);
  const form = renderToStaticMarkup(
    createElement(ContactForm, { template: true, locale, strings }),
  );
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">
<title data-sent="${t('form.success')}" data-errors="${t('form.summary')}" data-failed="${t('form.failed')}">CAMU</title>
<style>${inlineStyle}</style><script>${inlineScript}</script></head>
<body><noscript><p>Oʻzbek «ёлка» 招生 😀 &amp; x</p></noscript><main>
<section data-reply="sent"><h1>${t('form.success')}</h1><p data-slot="reference"></p></section>
<section data-reply="errors"><h1>${t('contact.form')}</h1>
<div data-slot="summary"><h2>${t('form.summary')}</h2><ul>
${contactFields.map((name) => `<li data-error-for="${name}"><a href="#reply-${name}">${name}</a></li>`).join('\n')}
</ul></div></section>
<section data-reply="failed"><h1>${t('form.failed')}</h1><p data-slot="message"></p></section>
${form}
</main></body></html>`;
}

/** The reply pages as a build writes them, with the headers they are served with. */
export function replyPages(): Record<string, string> {
  const pages = locales.map((locale) => {
    const folder = locale === defaultLocale ? '' : `${locale}/`;
    return [`${folder}reply/contact.html`, replyTemplate(locale)] as const;
  });
  return { ...Object.fromEntries(pages), _headers: headerRules };
}

export const pageHeaders = {
  'content-security-policy': "default-src 'self'; script-src 'sha256-abc='",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-frame-options': 'DENY',
};

const headerLines = Object.entries(pageHeaders).map(([name, value]) => `  ${name}: ${value}`);
const headerRules = `/*\n${headerLines.join('\n')}\n`;
