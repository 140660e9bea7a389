// A form works as the server wrote it. Its island is loaded at the first touch, or immediately if it has
// something to restore or to choose (`?topic=fees`). Text typed before that is marked, so that
// `freshness.ts` doesn't reload the page and lose it.
for (const root of document.querySelectorAll<HTMLElement>('[data-page-form]')) {
  let loading: Promise<void> | undefined;
  const touch = () => {
    if (loading) return;
    loading = import('../islands/forms/mount-form.ts')
      .then((island) => island.mountForm(root))
      // Vite's helper has dispatched `vite:preloadError`; the next touch tries again.
      .catch(() => {
        loading = undefined;
      });
  };
  // On phones, people filling in a form could mistake the bar's button for the form's (PageForm.astro).
  new IntersectionObserver((entries) => {
    document.body.toggleAttribute('data-form', entries.pop()?.isIntersecting);
  }).observe(root);
  root.onpointerdown = touch;
  root.addEventListener('focusin', touch);
  root.oninput = () => {
    root.dataset['typed'] = '';
    touch();
  };
  const controls = root.querySelector('form') as unknown as Iterable<HTMLInputElement>;
  // Values that the browser restored after a reload or filled in by itself, or that the address chooses.
  const filled = [...controls].some(({ name, type, value, defaultValue }) =>
    type === 'select-one'
      ? location.search.includes(name)
      : type !== 'checkbox' && value !== defaultValue,
  );
  if (filled) root.dataset['typed'] = '';
  try {
    // Any form may have a draft (islands/forms/draft.ts). All deferred scripts have run by then, so
    // freshness.ts is notified if an island can't be loaded.
    if (filled || / draft /.test(`${Object.keys(localStorage)}`)) {
      addEventListener('DOMContentLoaded', touch);
    }
  } catch {
    // Storage is blocked.
  }
}
