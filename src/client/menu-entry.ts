/** Menus are `<details>`; their other functions load when one gets the focus or is opened. */
const load = () => import('./menus.ts').catch(() => undefined);

for (const menu of document.querySelectorAll('[data-menu]')) {
  for (const type of ['focusin', 'toggle']) menu.addEventListener(type, load);
}
