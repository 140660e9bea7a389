/** Loads the search once one of its boxes is touched: until then no page pays for it. */
document.addEventListener('focusin', ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (!form?.dataset['search']) return;
  import('./search/box.ts')
    .then((box) => box.openBox(form))
    .catch(() => {
      form.className = 'failed';
    });
});

document.addEventListener('keydown', (event) => {
  // Fields alone have a form, be it none.
  if (event.key !== '/' || (event.target as HTMLInputElement).form !== undefined) return;
  event.preventDefault();
  [...document.querySelectorAll<HTMLElement>('[name=q]')].pop()?.focus();
});
