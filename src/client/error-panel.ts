import type { ErrorStrings } from '../i18n/error-strings.ts';
import type { Locale } from '../i18n/locales.ts';
import { localeOfPath } from '../routing/href.ts';
import { element } from '../search/box/elements.ts';
import { reload } from './navigate.ts';
import { storedError } from './stored-error.ts';

declare global {
  /** Put before this script by src/pages/error-panel.js.ts. */
  const errorPanelStrings: Record<Locale, ErrorStrings>;
}

/** The default of an error without a status. */
const defaultStatus = '500';

/** The error view as a panel over the text of a page that didn't start, which can still be read. */
function show(): void {
  const strings = errorPanelStrings[localeOfPath(location.pathname)];
  const { status, message, description } = storedError();
  const again = element('button', { type: 'button', className: 'button', onclick: reload }, [
    strings.reload,
  ]);
  const details = element('a', { className: 'button button--quiet', href: strings.errorPage }, [
    strings.details,
  ]);
  const panel = element('div', { className: 'notice stack', role: 'alert' }, [
    element('p', {}, [element('strong', {}, [message || strings.message])]),
    element('p', {}, [description || strings.description]),
    element('p', { className: 'small soft' }, [`${strings.status}: ${status || defaultStatus}`]),
    element('p', { className: 'actions' }, [again, details]),
  ]);
  panel.dataset['errorPanel'] = '';
  panel.style.marginBlock = 'var(--space-3)';
  document.querySelector('main')?.prepend(element('div', { className: 'wrap' }, [panel]));
}

// An error in the head is met before there is a page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
else show();
