import { contactForm } from '../../../netlify/functions/_shared/contact-form.ts';
import { defaultLocale, type Locale, locales } from '../../../src/i18n/locales.ts';
import { translator } from '../../../src/i18n/translate.ts';

const fields = contactForm.controls;

/** Content whose hash a Content-Security-Policy may hold: it must come through to the byte. */
export const inlineScript = 'if (a < b && c > "ʻ") { x = "<\\/p>"; } // Қабул 招生 & &amp; \u00A0';
export const inlineStyle = 'p > a::after { content: "ʻ—<&"; }';

/** A page like the site's own reply page, with all that a reply relies on and a little around it. */
export function replyTemplate(locale: Locale): string {
  const t = translator(locale);
  const controls = fields.map(({ name, label, type }) => {
    const attributes = `id="${name}" name="${name}" aria-describedby="${name}-hint ${name}-error"`;
    const control =
      type === 'textarea'
        ? `<textarea ${attributes}></textarea>`
        : `<input type="${type}" ${attributes} required>`;
    return `<label for="${name}">${t(label)}</label><p id="${name}-hint">ʻ</p>
<p id="${name}-error" data-error-for="${name}"></p>${control}`;
  });
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">
<title data-sent="${t('form.success')}" data-errors="${t('form.summary')}" data-failed="${t('form.failed')}">CAMU</title>
<style>${inlineStyle}</style><script>${inlineScript}</script></head>
<body><noscript><p>Oʻzbek «ёлка» 招生 😀 &amp; x</p></noscript><main>
<section data-reply="sent"><h1>${t('form.success')}</h1><p data-slot="reference"></p></section>
<section data-reply="errors"><h1>${t('form.summary')}</h1><ul data-slot="summary">
${fields.map(({ name }) => `<li data-error-for="${name}"><a href="#${name}"></a></li>`).join('\n')}
</ul></section>
<section data-reply="failed"><h1>${t('form.failed')}</h1><p data-slot="message"></p></section>
<form data-reply-form method="post" action="/api/contact">${controls.join('\n')}
<input type="hidden" name="locale" value="${locale}"><input type="hidden" name="idempotencyKey">
<input type="hidden" name="botToken"><input name="website"><button>${t('form.send')}</button></form>
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
