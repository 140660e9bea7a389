/**
 * Menus are `<details>`: they work alone. Here they close on Escape, on a press elsewhere and when
 * the focus leaves, and the arrow keys walk through them.
 */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]');

const holds = (menu: HTMLDetailsElement, target: Node) =>
  menu.contains(target) ||
  (menu.dataset['menu'] === 'sheet' && menu.nextElementSibling?.contains(target));

function closeOutside(target: Element): void {
  // An open dialog gives the focus back to the menu that it was opened from.
  if (target.closest('dialog')) return;
  for (const menu of openMenus()) if (!holds(menu, target)) menu.open = false;
}

function closeInnermost(from: Element): void {
  const innermost = [...openMenus()].pop();
  if (!innermost) return;
  if (holds(innermost, from)) innermost.querySelector('summary')?.focus();
  innermost.open = false;
}

document.addEventListener('keydown', (event) => {
  const from = event.target as Element;
  if (from.closest('dialog')) return;
  if (event.key === 'Escape') return closeInnermost(from);
  const panel = from.closest<HTMLDetailsElement>('[data-menu=panel]');
  if (!panel || !event.key.startsWith('Arrow')) return;
  event.preventDefault();
  // Tab leads to all of it too: what a few press comes when they press it.
  import('./menu-keys.ts').then(({ walk }) => walk(panel, from, event.key));
});

for (const type of ['click', 'focusin']) {
  document.addEventListener(type, ({ target }) => closeOutside(target as Element));
}
