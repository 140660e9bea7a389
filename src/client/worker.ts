import { savesData } from './http.ts';

// Registered after what the page itself loads; with pictures off, `pictures.ts` does it.
if (!(savesData() || document.documentElement.dataset['pictures'])) {
  addEventListener('load', () =>
    navigator.serviceWorker?.register('/worker.js').catch(() => undefined),
  );
}
