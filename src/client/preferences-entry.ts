import { preferences, preferencesKey } from './preferences.ts';

const { dataset } = document.documentElement;
try {
  const saved = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');
  for (const name of preferences) if (typeof saved[name] === 'string') dataset[name] = saved[name];
} catch {
  // Storage is blocked or holds something else: the page keeps its defaults.
}
if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
  dataset['saver'] = '';
}
