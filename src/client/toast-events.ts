/** Browsers settle several imports of one module in any order: toasts that share one keep theirs. */
let island: Promise<typeof import('../islands/mount-toasts.tsx')> | undefined;

// Toasts come with React, 70 kB: a page loads them with its first.
document.addEventListener('toast', (event) => {
  island ??= import('../islands/mount-toasts.tsx');
  island
    .then(({ receiveToast }) => receiveToast((event as CustomEvent<unknown>).detail))
    .catch(() => {
      island = undefined;
    });
});
