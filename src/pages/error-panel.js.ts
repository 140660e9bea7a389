import type { APIRoute } from 'astro';
import code from '../client/error-panel.ts?inline-script';
import { errorStrings } from '../i18n/error-strings.ts';
import { perLocale } from '../i18n/locales.ts';

const strings = JSON.stringify(perLocale(errorStrings));

/** The panel of an error, with its words: asked for by a page that doesn't start, and by no other. */
export const GET: APIRoute = () =>
  new Response(`const errorPanelStrings=${strings};${code}`, {
    headers: { 'content-type': 'text/javascript' },
  });
