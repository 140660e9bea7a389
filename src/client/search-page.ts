/** The page of the search begins with what its address asks for, or waits in the box. */
function begin(): void {
  const form = document.querySelector('[data-search=page]');
  if (location.search) form?.dispatchEvent(new Event('focusin'));
  else if (!location.hash) form?.querySelector('input')?.focus({ preventScroll: true });
}

// By then the script that listens to the box has run.
document.addEventListener('DOMContentLoaded', begin);
