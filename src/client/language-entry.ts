import { selectAtRoot } from '../i18n/detect.ts';
import { navigateTo } from './navigate.ts';
import { saveLocale } from './save-locale.ts';

try {
  const selected = selectAtRoot(window);
  if (selected) {
    saveLocale(selected.locale);
    if (selected.location) navigateTo(selected.location, 'replace');
  }
} catch {
  // Cookies are blocked outright: the visitor stays on the page they opened.
}
