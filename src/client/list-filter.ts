import { foldCase } from '../search/text/fold-case.ts';

/** Shows how many items are visible, after `data-found`, or else `data-none`. */
type StatusLine = HTMLElement & { dataset: { found: string; none: string } };
type FacetLink = HTMLAnchorElement & { dataset: { facet: string; value: string } };

/** The page's address, in which all of its filters keep their values. */
const url = new URL(location.href);
const { searchParams } = url;
const chosen = (name: string) => searchParams.get(name) ?? '';

const started = new WeakSet<HTMLElement>();

/** Filters a list by its facets' links and by words, and keeps the values in the address. */
export function startFilter(filter: HTMLElement): void {
  if (started.has(filter)) return;
  started.add(filter);
  const all = <Kind extends HTMLElement>(selector: string) =>
    filter.querySelectorAll<Kind>(selector);
  const input = filter.querySelector('input');
  const status = filter.querySelector<StatusLine>('[role=status]');
  const links = all<FacetLink>('[data-facet]');
  const items = all('[data-item]');

  function choose(name: string, value: string): void {
    if (value) searchParams.set(name, value);
    else searchParams.delete(name);
    url.hash = '';
    history.replaceState('', '', url);
    show();
  }

  function show(): void {
    const words = foldCase(input?.value ?? '').split(/\s/);
    let selector = '*';
    let found = 0;
    for (const link of links) {
      const { facet, value } = link.dataset;
      const current = chosen(facet) === value;
      link.setAttribute('aria-current', `${current}`);
      if (current && value) selector += `[data-${facet}~="${value}"]`;
    }
    for (const item of items) {
      const text = foldCase(item.textContent);
      item.hidden = !item.matches(selector) || words.some((word) => !text.includes(word));
      if (!item.hidden) found++;
    }
    if (!status) return;
    const result = found ? status.dataset.found + found : status.dataset.none;
    status.textContent = found < items.length ? result : '';
  }

  for (const link of links) {
    const { facet, value } = link.dataset;
    if (link.hash === location.hash) choose(facet, value);
    // Choices from a link or an earlier visit are unfolded.
    if (value && chosen(facet) === value)
      (link.closest('details') as HTMLDetailsElement).open = true;
    link.onclick = (event) => {
      event.preventDefault();
      choose(facet, chosen(facet) === value ? '' : value);
    };
  }
  if (input) {
    // Not on input: Safari allows 100 replaceState() calls per 30 seconds.
    input.onchange = () => choose(filter.id, input.value);
    input.oninput = show;
    input.value ||= chosen(filter.id);
    // Text that was typed while this loaded counts as well.
    if (input.value) choose(filter.id, input.value);
  }
  show();
}
