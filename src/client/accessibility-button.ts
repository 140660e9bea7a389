/** The panel comes with its first opening, its script also with the visitor's wish to see no pictures. */
const panel = () => import('./accessibility-panel.ts');

for (const button of document.querySelectorAll<HTMLElement>('[data-preferences]')) {
  button.hidden = false;
  button.onclick = () => panel().then(({ openPanel }) => openPanel(button));
}
if (document.documentElement.dataset['pictures']) panel().catch(() => undefined);
