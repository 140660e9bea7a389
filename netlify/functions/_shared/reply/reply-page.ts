import { localizedPath } from '../../../../src/routing/href.ts';
import { fillTemplate } from './fill-template.ts';
import type { Letter } from './letter.ts';
import { plainTemplate } from './plain-template.ts';

/** A built page and the headers that it was served with. */
interface Template {
  html: string;
  headers: Record<string, string>;
}

/** Milliseconds. */
const patience = 3000;

/** `_headers` doesn't apply to functions: these go over from the page that the reply is made of. */
const securityHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-frame-options',
];

const plainHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

/** The reply as a page of the site, or a plain one when the site's own can't be had. */
export async function replyPage(request: Request, letter: Letter): Promise<Template> {
  try {
    const url = new URL(localizedPath(`/reply/${letter.form.name}`, letter.locale), request.url);
    const template = await fetchTemplate(url);
    return { html: fillTemplate(template.html, letter), headers: template.headers };
  } catch (error) {
    console.error(
      `${letter.form.name}: reply page unavailable:`,
      error instanceof Error ? error.name : '',
    );
    return { html: fillTemplate(plainTemplate(letter), letter), headers: plainHeaders };
  }
}

async function fetchTemplate(url: URL): Promise<Template> {
  const page = await fetch(url, { signal: AbortSignal.timeout(patience) });
  const html = await page.text();
  if (!page.ok || !html.includes('data-reply-form')) throw new Error('not a reply page');
  const headers = securityHeaders.flatMap((name) => {
    const value = page.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { html, headers: Object.fromEntries(headers) };
}
