import { loadProps } from './load-props.ts';
import { mountIsland } from './mount-island.tsx';
import { Toasts } from './Toasts.tsx';
import { pushToast, readToast } from './toasts/store.ts';

/**
 * Mounts the page's stack of toasts and returns the function that shows the toast of a `toast` event.
 * Rejects when the stack's messages can't be loaded.
 */
export async function mountToasts(): Promise<(detail: unknown) => void> {
  const root = document.querySelector('[data-island=toasts]') as HTMLElement;
  mountIsland(root, Toasts, await loadProps('toasts', root));
  return (detail) => {
    const toast = readToast(detail);
    if (toast) pushToast(toast);
  };
}
