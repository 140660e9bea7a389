/**
 * A list is complete without its filter, which loads at the first touch, or immediately if the address
 * contains a choice or the browser has restored words.
 */
for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]')) {
  let loading = true;
  const load = () =>
    import('./list-filter.ts')
      .then(
        ({ startFilter }) => startFilter(filter),
        // Without a connection the links still filter by one facet (FacetRules).
        () => undefined,
      )
      .then(() => {
        loading = false;
      });
  const input = filter.querySelector('input');
  if (location.search || location.hash || input?.value) load();
  for (const event of ['pointerdown', 'focusin', 'input']) {
    filter.addEventListener(event, load, { once: true });
  }
  // Following a link would take the focus away, so a click on one waits until the filter has loaded.
  filter.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-facet]');
    if (!link || !loading || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    load().then(() => link.click());
  });
}
