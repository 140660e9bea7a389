import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { storeIslandError } from './store-island-error.ts';

/** Marks the island around or inside `root` as hydrated once React has rendered it. */
function Hydrated({ root, children }: { root: Element; children: ReactNode }) {
  useEffect(() => {
    const selector = '[data-island]:not([data-failed])';
    const island = root.closest(selector) ?? root.querySelector(selector);
    island?.setAttribute('data-hydrated', '');
  }, [root]);
  return children;
}

/**
 * Starts an island: hydrates the server's HTML in `root`, or renders into an empty one. If the island
 * throws, the error is logged and stored for the error page, the server's HTML is restored in `root`, and
 * `onFailure` is called.
 */
export function mountIsland<Props extends object>(
  root: Element,
  Island: ComponentType<Props>,
  props: Props,
  onFailure?: () => void,
): void {
  const served = [...root.cloneNode(true).childNodes];
  const options = {
    onUncaughtError(error: unknown) {
      console.error(error);
      storeIslandError(error);
      root.replaceChildren(...served);
      onFailure?.();
    },
  };
  const island = (
    <Hydrated root={root}>
      <Island {...props} />
    </Hydrated>
  );
  if (root.hasChildNodes()) hydrateRoot(root, island, options);
  else createRoot(root, options).render(island);
}
