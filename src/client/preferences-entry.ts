import { preferencesKey } from './preferences.ts';

const { dataset } = document.documentElement;
try {
  Object.assign(dataset, JSON.parse(localStorage[preferencesKey]));
} catch {
  // Storage is blocked, or holds nothing: the page keeps its defaults.
}
if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
  dataset['saver'] = '';
}
