/**
 * A list is whole without its filter, which loads with the first touch of it, or at once where the
 * address chooses something or the browser has put words back.
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
  // A link that is followed takes the focus away: one that is pressed meanwhile waits for the filter.
  filter.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-facet]');
    if (!link || !loading || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    load().then(() => link.click());
  });
}
