/** Starts the search that the search page's URL asks for, or focuses the empty box. */
function begin(): void {
  const input = document.querySelector<HTMLElement>('[data-search=page] [name=q]');
  if (location.search) input?.dispatchEvent(new Event('focusin', { bubbles: true }));
  else if (!location.hash) input?.focus({ preventScroll: true });
}

// search-entry.ts, which listens for the focus, has run by then.
document.addEventListener('DOMContentLoaded', begin);
