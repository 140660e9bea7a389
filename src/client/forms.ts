/**
 * A form works as the server wrote it. Its island is loaded once it is within a screen's height; text
 * that is typed before is marked, so that `freshness.ts` doesn't reload it away.
 */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      import('../islands/forms/mount-form.ts')
        .then((island) => island.mountForm(target as HTMLElement))
        .catch(() => dispatchEvent(new Event('vite:preloadError')));
    }
  },
  { rootMargin: '100%' },
);

for (const form of document.querySelectorAll<HTMLElement>('[data-page-form]')) {
  // Every deferred script has run by then: freshness.ts is notified of an island that can't be loaded.
  addEventListener('DOMContentLoaded', () => observer.observe(form));
  const mark = () => {
    if (!form.querySelector('[data-hydrated]')) form.dataset['typed'] = '';
  };
  form.addEventListener('input', mark);
  // What the browser put back after a reload, or filled in by itself.
  const fields = form.querySelectorAll<HTMLInputElement>(
    ':is(input:not([type=checkbox]), textarea)',
  );
  if ([...fields].some(({ value, defaultValue }) => value !== defaultValue)) mark();
}
