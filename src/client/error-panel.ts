import type { ErrorPanelMessages } from '../i18n/browser-messages.ts';
import type { Locale } from '../i18n/locales.ts';
import { localeOfPath } from '../i18n/paths.ts';
import { element } from '../search/box/elements.ts';
import { reload } from './navigate.ts';
import { storedError } from './stored-error.ts';

declare global {
  /** Inserted before this script by src/pages/error-panel.js.ts. */
  const errorPanel: Record<Locale, ErrorPanelMessages & { errorPage: string }>;
}

/** The status shown for an error without one. */
const defaultStatus = '500';

/** Shows the error as a panel above the page's text, which stays readable. */
function show(): void {
  const { errorPage, ...messages } = errorPanel[localeOfPath(location.pathname)];
  const { status, message, description } = storedError();
  const reloadButton = element('button', { type: 'button', className: 'button', onclick: reload }, [
    messages.reload,
  ]);
  const details = element('a', { className: 'button button--quiet', href: errorPage }, [
    messages.details,
  ]);
  const panel = element('div', { className: 'notice stack', role: 'alert' }, [
    element('p', {}, [element('strong', {}, [message || messages.message])]),
    element('p', {}, [description || messages.description]),
    element('p', { className: 'small soft' }, [`${messages.status}: ${status || defaultStatus}`]),
    element('p', { className: 'actions' }, [reloadButton, details]),
  ]);
  panel.dataset['errorPanel'] = '';
  panel.style.marginBlock = 'var(--space-3)';
  document.querySelector('main')?.prepend(element('div', { className: 'wrap' }, [panel]));
}

// An error in the head happens before there is a body.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
else show();
