import './head-entry.ts';
import { selectAtRoot } from '../i18n/detect.ts';
import { redirectTo } from './navigate.ts';
import { saveLocale } from './save-locale.ts';

// Redirects a first visit to the root to the visitor's language.
try {
  const selected = selectAtRoot(window);
  if (selected) {
    saveLocale(selected.locale);
    if (selected.location) redirectTo(selected.location);
  }
} catch {
  // Cookies are blocked: the visitor stays on the page that they opened.
}
