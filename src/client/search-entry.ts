/** Loads the search once one of its boxes is touched: until then no page pays for it. */
document.addEventListener('focusin', ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (!form?.dataset['search']) return;
  import('./search/box.ts')
    .then(({ openBox }) => openBox(form))
    .catch(() => {
      form.classList.toggle('failed', navigator.onLine);
      form.classList.toggle('offline', !navigator.onLine);
    });
});

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, target } = event;
  const elsewhere = (target as HTMLElement).closest('input, select, textarea, dialog');
  if (key !== '/' || ctrlKey || metaKey || elsewhere) return;
  const input = [...document.querySelectorAll<HTMLInputElement>('[name=q]')].pop();
  if (!input) return;
  event.preventDefault();
  // On a narrow screen the header leads to the search's page instead.
  if (input.offsetParent) input.focus();
  else location.assign(input.form?.action ?? '');
});
