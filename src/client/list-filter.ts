import { folded } from './folded.ts';

type FacetLink = HTMLAnchorElement & { dataset: { facet: string; value: string } };

/** Filters a list by its facets' links and by words; what is chosen stands in the address. */
function start(filter: HTMLElement): void {
  const input = filter.querySelector('input') as HTMLInputElement;
  const status = filter.querySelector('[role]') as HTMLElement;
  const links = [...filter.querySelectorAll<FacetLink>('[data-facet]')];
  const items = [...filter.querySelectorAll<HTMLElement>('[data-item]')];
  const names = [filter.id, ...links.map(({ dataset }) => dataset.facet)];
  let used = false;
  const chosen = (name: string) => new URLSearchParams(location.search).get(name) ?? '';

  function choose(name: string, value: string): void {
    used = true;
    const url = new URL(location.href);
    url.searchParams.set(name, value);
    if (!value) url.searchParams.delete(name);
    url.hash = '';
    history.replaceState(history.state, '', url);
    show();
  }

  function show(): void {
    const words = folded(input.value).split(/\s+/);
    for (const item of items) {
      const text = folded(item.textContent);
      item.hidden =
        words.some((word) => !text.includes(word)) ||
        links.some(
          ({ dataset: { facet, value } }) =>
            value && chosen(facet) === value && !item.matches(`[data-${facet}~="${value}"]`),
        );
    }
    for (const group of filter.querySelectorAll<HTMLElement>('[data-group]')) {
      group.hidden = !group.querySelector('[data-item]:not([hidden])');
    }
    for (const link of links) {
      const { facet, value } = link.dataset;
      link.setAttribute('aria-current', String(chosen(facet) === value));
    }
    const found = items.filter(({ hidden }) => !hidden).length;
    const counted = `${status.dataset[found ? 'found' : 'none']}`.replace('{count}', `${found}`);
    status.textContent = used || names.some(chosen) ? counted : '';
  }

  for (const link of links) {
    const { facet, value } = link.dataset;
    if (value && link.hash === location.hash) choose(facet, value);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      choose(facet, chosen(facet) === value ? '' : value);
    });
  }
  // Safari refuses to write the address a hundred times in half a minute.
  input.addEventListener('change', () => choose(filter.id, input.value.trim()));
  input.addEventListener('input', () => {
    used = true;
    show();
  });
  input.value = chosen(filter.id);
  show();
}

document.querySelector('[data-facet-rules]')?.remove();
for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]')) start(filter);
