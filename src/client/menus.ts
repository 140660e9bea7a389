// Closes menus on Escape, on a click elsewhere and when the focus leaves, and moves the focus through
// those of the header with the arrow keys.
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]');

const holds = (menu: HTMLDetailsElement, target: Node) =>
  menu.contains(target) ||
  (menu.dataset['menu'] === 'sheet' && menu.nextElementSibling?.contains(target));

function closeOutside(target: Element): void {
  // A dialog returns the focus to the menu from which it was opened.
  if (target.closest('dialog')) return;
  for (const menu of openMenus()) if (!holds(menu, target)) menu.open = false;
}

function closeInnermost(from: Element): void {
  const innermost = [...openMenus()].pop();
  if (!innermost) return;
  if (holds(innermost, from)) innermost.querySelector('summary')?.focus();
  innermost.open = false;
}

/** The element that a key moves to: up, down, Home and End within a panel, left and right between panels. */
function neighbour(panel: HTMLElement, from: Element, key: string): HTMLElement | undefined {
  const across = /Left|Right/.test(key);
  const within = across ? (panel.parentElement as Element) : panel;
  const stops = [...within.querySelectorAll<HTMLElement>(across ? 'summary' : 'a, summary')];
  if (key === 'Home') return stops[1];
  if (key === 'End') return stops.at(-1);
  const here = across ? panel.querySelector('summary') : from;
  return stops[stops.indexOf(here as HTMLElement) + (/Down|Right/.test(key) ? 1 : -1)];
}

document.addEventListener('keydown', (event) => {
  const from = event.target as Element;
  if (from.closest('dialog')) return;
  if (event.key === 'Escape') return closeInnermost(from);
  const panel = from.closest<HTMLDetailsElement>('[data-menu=panel]');
  if (!panel || !/Arrow|Home|End/.test(event.key)) return;
  event.preventDefault();
  if (event.key === 'ArrowDown') panel.open = true;
  neighbour(panel, from, event.key)?.focus();
});

for (const type of ['click', 'focusin']) {
  document.addEventListener(type, ({ target }) => closeOutside(target as Element));
}

export {};
