/** The panel's script comes with its first opening, or with the visitor's wish to see no pictures. */
const panel = () => import('./accessibility-panel.ts');

for (const button of document.querySelectorAll<HTMLElement>('[data-opens-accessibility]')) {
  button.hidden = false;
  button.onclick = () => panel().then(({ openPanel }) => openPanel());
}
if (document.documentElement.dataset['pictures']) panel().catch(() => undefined);
