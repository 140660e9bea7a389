/** Loads the search when one of its boxes gets the focus: before that it costs a page nothing. */
document.addEventListener('focusin', ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (!form?.dataset['search']) return;
  import('../search/box/box.ts')
    .then((box) => box.openBox(form))
    .catch(() => {
      form.dataset['state'] = navigator.onLine ? 'failed' : 'offline';
    });
});

document.addEventListener('keydown', (event) => {
  const elsewhere = (event.target as HTMLElement).closest('dialog, input, select, textarea');
  if (event.key !== '/' || event.ctrlKey || elsewhere) return;
  event.preventDefault();
  [...document.querySelectorAll<HTMLElement>('[name=q]')].pop()?.focus();
});
