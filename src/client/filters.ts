/**
 * A list is whole without its filter, which loads with the first touch of it, or at once where the
 * address chooses something or the browser has put words back.
 */
for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]')) {
  const load = () =>
    import('./list-filter.ts').then(
      ({ startFilter }) => startFilter(filter),
      // Without a connection the links still filter by one facet (FacetRules).
      () => undefined,
    );
  const input = filter.querySelector('input');
  if (location.search || location.hash || input?.value) load();
  for (const event of ['pointerdown', 'focusin', 'input']) {
    filter.addEventListener(event, load, { once: true });
  }
}
