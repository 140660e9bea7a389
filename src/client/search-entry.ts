import box from './search/box.ts?script-url';

/** Loads the search once one of its boxes is touched: until then no page pays for it. */
const forms = document.querySelectorAll<HTMLFormElement>('[data-search]');

for (const form of forms) {
  form.addEventListener('focusin', () => {
    import(/* @vite-ignore */ box)
      .then(({ openBox }: typeof import('./search/box.ts')) => openBox(form))
      .catch(() => form.classList.add('failed'));
  });
}

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || (event.target as Element).matches('input,textarea,select')) return;
  event.preventDefault();
  forms[forms.length - 1]?.querySelector('input')?.focus();
});
