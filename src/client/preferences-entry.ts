import { preferencesKey, preferencesScript } from './preferences.ts';

const { dataset, style } = document.documentElement;
try {
  // A slow phone needs 30 ms to open storage. Whoever has saved settings has a worker too; without one,
  // on a first visit or after a forced reload, accessibility-button.ts applies them after the first paint.
  if (navigator.serviceWorker?.controller !== null) {
    Object.assign(dataset, JSON.parse(localStorage[preferencesKey]));
    // Nothing is painted before their styles; a browser may not wait for what a script adds.
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
// The heading font. A slow connection brings it after the first paint, which would wait for it in vain;
// a preload in the HTML would be fetched on such connections and with data saver too.
else if (!((rtt as number) > 99)) {
  (document.querySelector('[as]') as HTMLLinkElement).media = '';
}
