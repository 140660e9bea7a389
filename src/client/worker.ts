import { loadPanel } from './accessibility-button.ts';
import { preferencesKey } from './preferences.ts';
import { savesData } from './saves-data.ts';

// After the page's own files. With saved settings, the panel's script registers the worker for them.
addEventListener('load', async () => {
  try {
    if (localStorage[preferencesKey]) await loadPanel();
    else if (!savesData()) await navigator.serviceWorker?.register('/worker.js');
  } catch {
    // Storage or workers are blocked, or the panel's build is no longer deployed.
  }
});
