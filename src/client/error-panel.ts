import type { ErrorPanelMessages } from '../i18n/error-messages.ts';
import type { Locale } from '../i18n/locales.ts';
import { localeOfPath } from '../routing/href.ts';
import { reload } from './navigate.ts';
import { element } from './search/element.ts';
import { storedError } from './stored-error.ts';

declare global {
  /** Put before this script by src/pages/error-panel.js.ts. */
  const errorPanel: Record<Locale, ErrorPanelMessages & { errorPage: string }>;
}

/** The default of an error without a status. */
const defaultStatus = '500';

/** The error view as a panel over the text of a page that didn't start, which can still be read. */
function show(): void {
  const { errorPage, ...messages } = errorPanel[localeOfPath(location.pathname)];
  const { status, message, description } = storedError();
  const again = element('button', { type: 'button', className: 'button', onclick: reload }, [
    messages.reload,
  ]);
  const details = element('a', { className: 'button button--quiet', href: errorPage }, [
    messages.details,
  ]);
  const panel = element('div', { className: 'notice stack', role: 'alert' }, [
    element('p', {}, [element('strong', {}, [message || messages.message])]),
    element('p', {}, [description || messages.description]),
    element('p', { className: 'small soft' }, [`${messages.status}: ${status || defaultStatus}`]),
    element('p', { className: 'actions' }, [again, details]),
  ]);
  panel.dataset['errorPanel'] = '';
  panel.style.marginBlock = 'var(--space-3)';
  document.querySelector('main')?.prepend(element('div', { className: 'wrap' }, [panel]));
}

// An error in the head is met before there is a page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
else show();
