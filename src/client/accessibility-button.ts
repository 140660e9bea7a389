/** The panel's script loads when it is first opened, or if the visitor has saved settings (worker.ts). */
export const loadPanel = () => import('./accessibility-panel.ts');

for (const button of document.querySelectorAll<HTMLElement>('[data-preferences]')) {
  button.hidden = false;
  button.onclick = () => loadPanel().then((panel) => panel.openPanel());
}
