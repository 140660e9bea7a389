/** Where an arrow key leads from an element of a panel: between its links, or to the next panel. */
function neighbour(panel: HTMLElement, from: Element, key: string): HTMLElement | undefined {
  const inside = /Up|Down/.test(key);
  const within = inside ? panel : (panel.parentElement as Element);
  const stops = [...within.querySelectorAll<HTMLElement>(inside ? 'a, summary' : 'summary')];
  const here = inside ? from : panel.querySelector('summary');
  return stops[stops.indexOf(here as HTMLElement) + (/Down|Right/.test(key) ? 1 : -1)];
}

/** Walks by an arrow key from an element of a menu's panel. */
export function walk(panel: HTMLDetailsElement, from: Element, key: string): void {
  if (key === 'ArrowDown') panel.open = true;
  neighbour(panel, from, key)?.focus();
}
