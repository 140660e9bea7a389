import { preferencesKey, preferencesStyles } from './preferences.ts';

const { dataset } = document.documentElement;
try {
  Object.assign(dataset, JSON.parse(localStorage[preferencesKey]));
  // Written, not appended, so that it blocks the first paint.
  document.write(`<link rel=stylesheet href=${preferencesStyles}>`);
} catch {
  // Storage is blocked or empty: the page keeps its defaults.
}
if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
  dataset['saver'] = '';
} else {
  // The heading font: a preload in the HTML would be fetched with data saver too.
  (document.querySelector('[as]') as HTMLLinkElement).media = '';
}
