/** Starts the search that the search page's URL asks for, else focuses the box and waits for a letter. */
function begin(): void {
  const form = document.querySelector<HTMLFormElement>('[data-search-page]');
  const input = form?.querySelector('input');
  const start = () => {
    if (form) form.dataset['search'] = 'page';
    input?.dispatchEvent(new Event('focusin', { bubbles: true }));
  };
  // Links from messengers have parameters that ask for nothing.
  const asked = new URLSearchParams(location.search);
  if (form && [...new FormData(form).keys()].some((name) => asked.has(name))) start();
  else {
    input?.addEventListener('input', start, { once: true });
    if (!location.hash) input?.focus({ preventScroll: true });
  }
}

// search-entry.ts, which listens for the focus of a box with `data-search`, has run by then.
document.addEventListener('DOMContentLoaded', begin);
