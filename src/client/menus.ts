/**
 * Menus are `<details>`: they work alone. Here they close on Escape, on a press elsewhere and when
 * the focus leaves, and the arrow keys walk through them.
 */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]');

const holds = (menu: HTMLDetailsElement, target: Node | null) =>
  menu.contains(target) ||
  (menu.dataset['menu'] === 'sheet' && menu.nextElementSibling?.contains(target));

function closeOutside(target: Element): void {
  // An open dialog gives the focus back to the menu that it was opened from.
  if (target.closest('dialog')) return;
  for (const menu of openMenus()) if (!holds(menu, target)) menu.open = false;
}

function closeByKey(): void {
  const innermost = [...openMenus()].pop();
  if (!innermost) return;
  if (holds(innermost, document.activeElement)) innermost.querySelector('summary')?.focus();
  innermost.open = false;
}

/** Where an arrow key leads from an element of a panel: between its links, or to the next panel. */
function neighbour(panel: HTMLElement, from: Element, key: string): HTMLElement | undefined {
  const [within, selector, here] = /Up|Down/.test(key)
    ? [panel, 'summary, a', from]
    : [panel.parentElement, 'summary', panel.firstElementChild];
  const stops = [...(within as Element).querySelectorAll<HTMLElement>(selector)];
  return stops[stops.indexOf(here as HTMLElement) + (/Down|Right/.test(key) ? 1 : -1)];
}

document.addEventListener('keydown', (event) => {
  const from = event.target as Element;
  if (from.closest('dialog')) return;
  if (event.key === 'Escape') return closeByKey();
  const panel = from.closest<HTMLDetailsElement>('[data-menu=panel]');
  if (!panel || !/^Arrow/.test(event.key)) return;
  event.preventDefault();
  if (event.key === 'ArrowDown') panel.open = true;
  neighbour(panel, from, event.key)?.focus();
});

document.addEventListener('click', (event) => closeOutside(event.target as Element));
document.addEventListener('focusin', (event) => closeOutside(event.target as Element));
