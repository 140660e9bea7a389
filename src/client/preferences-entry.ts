import { preferencesKey, preferencesStyles } from './preferences.ts';

const { dataset } = document.documentElement;
try {
  Object.assign(dataset, JSON.parse(localStorage[preferencesKey]));
  // Written, not appended: nothing is painted before it has come.
  document.write(`<link rel=stylesheet href=${preferencesStyles}>`);
} catch {
  // Storage is blocked, or holds nothing: the page keeps its defaults.
}
if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
  dataset['saver'] = '';
}
