import { folded } from './folded.ts?of=filter';

type FacetLink = HTMLAnchorElement & { dataset: { facet: string; value: string } };

/** The address, in which all filters of the page write what is chosen. */
const url = new URL(location.href);
const { searchParams } = url;
const chosen = (name: string) => searchParams.get(name) ?? '';

/** Filters a list by its facets' links and by words; what is chosen stands in the address. */
function start(filter: HTMLElement): void {
  const all = <Kind extends HTMLElement>(selector: string) => [
    ...filter.querySelectorAll<Kind>(selector),
  ];
  const [input] = all<HTMLInputElement>('input') as [HTMLInputElement];
  const [status] = all('[role]') as [HTMLElement];
  const links = all<FacetLink>('[data-facet]');
  const items = all('[data-item]');
  let used = [filter.id, ...links.map(({ dataset }) => dataset.facet)].some(chosen);

  function choose(name: string, value: string): void {
    used = true;
    searchParams.set(name, value);
    if (!value) searchParams.delete(name);
    url.hash = '';
    history.replaceState(history.state, '', url);
    show();
  }

  function show(): void {
    const words = folded(input.value).split(' ');
    let found = 0;
    for (const item of items) {
      const text = folded(item.textContent);
      item.hidden =
        words.some((word) => !text.includes(word)) ||
        links.some(
          ({ dataset: { facet, value } }) =>
            value && chosen(facet) === value && !item.matches(`[data-${facet}~="${value}"]`),
        );
      if (!item.hidden) found += 1;
    }
    for (const group of all('[data-group]')) {
      group.hidden = !group.querySelector('[data-item]:not([hidden])');
    }
    for (const link of links) {
      const { facet, value } = link.dataset;
      link.setAttribute('aria-current', `${chosen(facet) === value}`);
    }
    const counted = status.dataset[found ? 'found' : 'none'] as string;
    status.textContent = used ? counted.replace('{count}', `${found}`) : '';
  }

  for (const link of links) {
    const { facet, value } = link.dataset;
    if (value && link.hash === location.hash) choose(facet, value);
    link.onclick = (event) => {
      event.preventDefault();
      choose(facet, chosen(facet) === value ? '' : value);
    };
  }
  // Safari refuses to write the address a hundred times in half a minute.
  input.onchange = () => choose(filter.id, input.value.trim());
  input.oninput = () => {
    used = true;
    show();
  };
  input.value = chosen(filter.id);
  show();
}

document.querySelector('[data-facet-rules]')?.remove();
for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]')) start(filter);
