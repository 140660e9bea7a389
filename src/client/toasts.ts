// Toasts need React, 60 kB: it loads with the first one. They are shown in the order of their events,
// since all wait for one promise.
document.addEventListener('toast', (event) => {
  import('../islands/mount-toasts.ts')
    .then((island) => island.mountToasts())
    .then(
      (show) => show((event as CustomEvent<unknown>).detail),
      () => undefined,
    );
});
