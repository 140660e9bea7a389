import './head-entry.ts';
import { selectAtRoot } from '../i18n/detect.ts';
import { redirectTo } from './navigate.ts';
import { saveLocale } from './save-locale.ts';

// Sends a first visit to the root on to the visitor's language.
try {
  const selected = selectAtRoot(window);
  if (selected) {
    saveLocale(selected.locale);
    if (selected.location) redirectTo(selected.location);
  }
} catch {
  // Cookies are blocked: the visitor stays on the page they opened.
}
