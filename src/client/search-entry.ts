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
