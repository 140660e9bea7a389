/** A form works as the server wrote it. Its island is loaded once it is within a screen's height. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      import('../islands/mount-form.tsx')
        .then((island) => island.mountForm(target as HTMLElement))
        .catch(() => dispatchEvent(new Event('vite:preloadError')));
    }
  },
  { rootMargin: '100%' },
);

for (const form of document.querySelectorAll('[data-form]')) observer.observe(form);
