import { isLeaving } from './navigate.ts';

/** Loads the search when one of its boxes gets the focus, so that until then it costs a page nothing. */
addEventListener('focusin', ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (!form?.dataset['search']) return;
  const say = (state: 'loading' | 'failed' | 'offline') => {
    form.dataset['state'] = state;
    // Inserted here, because browsers that ignore styles would read it on every page.
    const box = form.closest('search') as HTMLElement;
    const message = box.querySelector(`[data-${state}]`) as HTMLElement;
    message.textContent = message.dataset[state] as string;
  };
  say('loading');
  import('../search/box/box.ts')
    .then((box) => box.openBox(form))
    .catch(() => {
      if (!isLeaving()) say(navigator.onLine ? 'failed' : 'offline');
    });
});
