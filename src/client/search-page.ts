/** Starts the search in the search page's URL, or else focuses the box and waits for a letter. */
function begin(): void {
  const form = document.querySelector<HTMLFormElement>('[data-search-page]');
  const input = form?.querySelector('input');
  const start = () => {
    if (form) form.dataset['search'] = 'page';
    input?.dispatchEvent(new Event('focusin', { bubbles: true }));
  };
  // Links from messengers have other parameters.
  const asked = new URLSearchParams(location.search);
  if (form && [...new FormData(form).keys()].some((name) => asked.has(name))) start();
  else {
    input?.addEventListener('input', start, { once: true });
    if (!location.hash) input?.focus({ preventScroll: true });
  }
}

// search-entry.ts, which listens for the focus of a box with `data-search`, has run by then.
document.addEventListener('DOMContentLoaded', begin);
