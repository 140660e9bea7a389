/** Whether an unsent text of any form is kept (islands/forms/draft.ts). */
function hasDraft(): boolean {
  try {
    return / draft of /.test(Object.keys(localStorage).join());
  } catch {
    return false;
  }
}

const query = new URLSearchParams(location.search);

// A form works as the server wrote it. Its island is loaded with the first touch of it, or at once where
// it has something to restore or to choose; text that is typed before is marked, so that `freshness.ts`
// doesn't reload it away.
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
  root.onpointerdown = touch;
  root.addEventListener('focusin', touch);
  root.oninput = () => {
    mark();
    touch();
  };
  // What the browser put back after a reload, or filled in by itself.
  const fields = root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), textarea');
  const filled = [...fields].some(({ value, defaultValue }) => value !== defaultValue);
  if (filled) mark();
  const chosen = [...root.querySelectorAll('select')].some(({ name }) => query.has(name));
  // Every deferred script has run by then: freshness.ts is notified of an island that can't be loaded.
  if (filled || chosen || hasDraft()) {
    addEventListener('DOMContentLoaded', touch);
  }
}
