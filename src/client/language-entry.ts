import { selectAtRoot } from '../i18n/detect.ts';
import { saveLocale } from './save-locale.ts';

try {
  const selected = selectAtRoot({
    cookies: document.cookie,
    languages: navigator.languages ?? [],
    referrer: document.referrer,
    origin: location.origin,
    search: location.search,
    hash: location.hash,
  });
  if (selected) {
    saveLocale(selected.locale);
    if (selected.location) location.replace(selected.location);
  }
} catch {
  // Cookies are blocked outright: the visitor stays on the page they opened.
}
