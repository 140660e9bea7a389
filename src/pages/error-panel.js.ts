import type { APIRoute } from 'astro';
import code from '../client/error-panel.ts?inline-script';
import { errorPanelMessages } from '../i18n/browser-messages.ts';
import { perLocale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';

const errorPanel = perLocale((locale) => ({
  ...errorPanelMessages(locale),
  errorPage: localizedPath('/500', locale),
}));

/** The error panel with its messages; loaded only by pages whose scripts failed to start. */
export const GET: APIRoute = () =>
  new Response(`const errorPanel=${JSON.stringify(errorPanel)};${code}`, {
    headers: { 'content-type': 'text/javascript' },
  });
