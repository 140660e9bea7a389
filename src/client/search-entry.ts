import { isLeaving } from './navigate.ts';

/** Loads the search when one of its boxes gets the focus: before that it costs a page nothing. */
document.addEventListener('focusin', ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (!form?.dataset['search']) return;
  import('../search/box/box.ts')
    .then((box) => box.openBox(form))
    .catch(() => {
      if (isLeaving()) return;
      const state = navigator.onLine ? 'failed' : 'offline';
      form.dataset['state'] = state;
      // Written here: browsers that don't know styles would read it on every page.
      const message = form.closest('search')?.querySelector<HTMLElement>(`[data-${state}]`);
      if (message) message.textContent = message.dataset[state] as string;
    });
});
