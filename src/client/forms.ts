/** Whether a draft of any form is saved (islands/forms/draft.ts). */
function hasDraft(): boolean {
  try {
    return / draft of /.test(Object.keys(localStorage).join());
  } catch {
    return false;
  }
}

const query = new URLSearchParams(location.search);

// A form works as the server wrote it. Its island is loaded at the first touch, or immediately if it has
// something to restore or to choose. Text typed before that is marked, so that `freshness.ts` doesn't
// reload the page and lose it.
for (const root of document.querySelectorAll<HTMLElement>('[data-page-form]')) {
  let loading = false;
  const touch = () => {
    if (loading) return;
    loading = true;
    import('../islands/forms/mount-form.ts')
      .then((island) => island.mountForm(root))
      // Vite's helper has dispatched `vite:preloadError`; the next touch tries again.
      .catch(() => {
        loading = false;
      });
  };
  const mark = () => {
    if (!root.querySelector('[data-hydrated]')) root.dataset['typed'] = '';
  };
  // On phones, people filling in a form could mistake the bar's button for the form's (PageForm.astro).
  new IntersectionObserver((entries) => {
    document.body.toggleAttribute('data-form', entries.pop()?.isIntersecting);
  }).observe(root);
  root.onpointerdown = touch;
  root.addEventListener('focusin', touch);
  root.oninput = () => {
    mark();
    touch();
  };
  // Values that the browser restored after a reload or filled in by itself.
  const fields = root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), textarea');
  const filled = [...fields].some(({ value, defaultValue }) => value !== defaultValue);
  if (filled) mark();
  const chosen = [...root.querySelectorAll('select')].some(({ name }) => query.has(name));
  // All deferred scripts have run by then, so freshness.ts is notified if an island can't be loaded.
  if (filled || chosen || hasDraft()) {
    addEventListener('DOMContentLoaded', touch);
  }
}
