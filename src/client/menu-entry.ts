/** Menus are `<details>`: what else they can do loads when one gets the focus or is opened. */
const load = () => import('./menus.ts').catch(() => undefined);

for (const menu of document.querySelectorAll('[data-menu]')) {
  for (const type of ['focusin', 'toggle']) menu.addEventListener(type, load);
}
