import { preferencesKey, preferencesScript } from './preferences.ts';

const { dataset, style } = document.documentElement;
try {
  // A slow phone needs 30 ms to open storage. Visitors with saved settings also have a worker; without one,
  // on a first visit or after a forced reload, accessibility-button.ts applies them after the first paint.
  if (navigator.serviceWorker?.controller !== null) {
    Object.assign(dataset, JSON.parse(localStorage[preferencesKey]));
    // Hides the page until its styles have loaded, since browsers may not wait for those that a script adds.
    style.visibility = 'hidden';
    // Written by src/pages/preferences.js.ts.
    import(/* @vite-ignore */ preferencesScript).catch(() => {
      style.visibility = '';
    });
  }
} catch {
  // Storage is blocked or empty: the page keeps its defaults.
}

/** The Network Information API, which Safari and Firefox don't have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** In ms. */
  rtt?: number;
}
const { saveData, effectiveType, rtt }: Connection =
  (navigator as { connection?: Connection }).connection ?? {};
if (saveData || /2g/.test(effectiveType as string)) dataset['saver'] = '';
// The heading font. On a slow connection it would arrive after the first paint, which would wait in vain.
// A preload in the HTML would be fetched on such connections and with data saver too.
else if (!((rtt as number) > 99)) {
  (document.querySelector('[as]') as HTMLLinkElement).media = '';
}
