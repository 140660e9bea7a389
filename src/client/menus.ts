/** Menus are `<details>`: they work alone, and close here on Escape and on a press elsewhere. */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  for (const menu of openMenus()) {
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
});

document.addEventListener('click', (event) => {
  for (const menu of openMenus()) {
    const sheet = menu.nextElementSibling;
    const target = event.target as Node;
    if (!menu.contains(target) && !(menu.dataset['menu'] === 'sheet' && sheet?.contains(target))) {
      menu.open = false;
    }
  }
});
