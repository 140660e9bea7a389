import { folded } from './folded.ts?of=filter';

type FacetLink = HTMLAnchorElement & { dataset: { facet: string; value: string } };

/** The page's address, where all of its filters keep their values. */
const url = new URL(location.href);
const { searchParams } = url;
const chosen = (name: string) => searchParams.get(name) ?? '';

/** Filters a list by its facets' links and by words, and keeps the values in the address. */
function start(filter: HTMLElement): void {
  const all = <Kind extends HTMLElement>(selector: string) => [
    ...filter.querySelectorAll<Kind>(selector),
  ];
  const [input, status] = all('input, [role]') as [HTMLInputElement, HTMLElement];
  const links = all<FacetLink>('[data-facet]');
  const items = all('[data-item]');
  // A query in the address most likely comes from a filter.
  let used = location.search > '';

  function choose(name: string, value: string): void {
    used = true;
    searchParams.set(name, value);
    if (!value) searchParams.delete(name);
    url.hash = '';
    history.replaceState('', '', url);
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
      // The DOM converts it to a string.
      link.setAttribute('aria-current', (chosen(facet) === value) as unknown as string);
    }
    const message = status.dataset[found ? 'found' : 'none'] as string;
    status.textContent = used ? message.replace('{count}', `${found}`) : '';
  }

  for (const link of links) {
    const { facet, value } = link.dataset;
    if (value && link.hash === location.hash) choose(facet, value);
    link.onclick = (event) => {
      event.preventDefault();
      choose(facet, chosen(facet) === value ? '' : value);
    };
  }
  // Not on input: Safari allows 100 replaceState() calls per 30 seconds.
  input.onchange = () => choose(filter.id, input.value);
  input.oninput = () => {
    used = true;
    show();
  };
  input.value = chosen(filter.id);
  show();
}

document.querySelector('[data-facet-rules]')?.remove();
for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]')) start(filter);
