import { preferencesKey, preferencesStyles } from './preferences.ts';

const { dataset } = document.documentElement;
try {
  Object.assign(dataset, JSON.parse(localStorage[preferencesKey]));
  // Written, not appended, so that it blocks the first paint.
  document.write(`<link rel=stylesheet href=${preferencesStyles}>`);
} catch {
  // Storage is blocked or empty: the page keeps its defaults.
}
const { saveData, rtt } =
  (navigator as { connection?: { saveData?: boolean; rtt?: number } }).connection ?? {};
if (saveData) dataset['saver'] = '';
// The heading font. A slow connection brings it after the first paint, which would wait for it in vain;
// a preload in the HTML would be fetched on such connections and with data saver too.
else if (!((rtt as number) > 99)) {
  (document.querySelector('[as]') as HTMLLinkElement).media = '';
}
