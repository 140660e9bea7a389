import { preferencesKey } from './preferences.ts';

/** The panel's script loads when it is first opened, or if the visitor has saved settings. */
const loadPanel = () => import('./accessibility-panel.ts');

for (const button of document.querySelectorAll<HTMLElement>('[data-preferences]')) {
  button.hidden = false;
  button.onclick = () => loadPanel().then((panel) => panel.openPanel());
}
addEventListener('load', async () => {
  try {
    if (localStorage[preferencesKey]) await loadPanel();
  } catch {
    // Storage is blocked, or the panel's build is no longer deployed.
  }
});
