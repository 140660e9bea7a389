import { selectAtRoot } from '../i18n/detect.ts';
import { saveLocale } from './save-locale.ts';

try {
  const selected = selectAtRoot(window);
  if (selected) {
    saveLocale(selected.locale);
    if (selected.location) location.replace(selected.location);
  }
} catch {
  // Cookies are blocked outright: the visitor stays on the page they opened.
}
