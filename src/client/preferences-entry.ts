import { preferences, preferencesKey } from './preferences.ts';

const { dataset } = document.documentElement;
let styled = false;
try {
  const saved = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');
  for (const name of preferences) {
    if (typeof saved[name] !== 'string') continue;
    dataset[name] = saved[name];
    styled = true;
  }
} catch {
  // Storage is blocked or holds something else: the page keeps its defaults.
}
// Written, not appended: nothing is painted before it has come.
if (styled) document.write('<link rel=stylesheet href=/preferences.css>');
if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
  dataset['saver'] = '';
}
