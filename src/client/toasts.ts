import { loadOnce } from '../memoize/load-once.ts';

// Toasts need React, 60 kB: it loads with the first one. They are shown in the order of their events,
// since all wait for one promise.
const mountOnce = loadOnce(() =>
  import('../islands/mount-toasts.ts').then((island) => island.mountToasts()),
);

document.addEventListener('toast', (event) => {
  mountOnce().then(
    (show) => show((event as CustomEvent<unknown>).detail),
    () => undefined,
  );
});
