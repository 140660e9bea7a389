type Show = (detail: unknown) => void;

let mounting: Promise<Show> | undefined;

// Toasts need React, 60 kB, which loads with the first one. They are shown in the order of their events,
// since all wait for one promise.
document.addEventListener('toast', (event) => {
  mounting ??= import('../islands/mount-toasts.ts').then((island) => island.mountToasts());
  mounting.then(
    (show) => show((event as CustomEvent<unknown>).detail),
    () => {
      mounting = undefined;
    },
  );
});
