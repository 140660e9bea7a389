/** The page of the search begins with what its address asks for, or waits in the box. */
function begin(): void {
  const input = document.querySelector<HTMLElement>('[data-search=page] [name=q]');
  if (location.search) input?.dispatchEvent(new Event('focusin', { bubbles: true }));
  else if (!location.hash) input?.focus({ preventScroll: true });
}

// By then the script that listens to the box has run.
document.addEventListener('DOMContentLoaded', begin);
