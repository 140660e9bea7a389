import { navigateTo } from '../client/navigate.ts';
import { loadOnce } from '../memoize/load-once.ts';
import { loadProps } from './load-props.ts';
import { readCard } from './video-player/card.ts';
import { loadEngine } from './video-player/load-engine.ts';
import stylesheet from './video-player/player.css?url';

const loadStyles = loadOnce(
  () =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = stylesheet;
      link.onload = resolve;
      link.onerror = (event) => {
        link.remove();
        reject(event);
      };
      document.head.append(link);
    }),
);

/**
 * Replaces a video's link by the player, and plays. Rejects when a part of it can't be loaded. All parts
 * load in parallel, including React, so this module doesn't import it statically.
 */
export async function mountVideoPlayer(link: HTMLAnchorElement): Promise<void> {
  const card = readCard(link);
  const [{ messages }, startEngine, { addControls }, { VideoPlayer }, { mountIsland }] =
    await Promise.all([
      loadProps('video-player', card.element),
      loadEngine(card),
      import('./video-player/controls.ts'),
      import('./VideoPlayer.tsx'),
      import('./mount-island.tsx'),
      loadStyles(),
    ]);
  const heading = link.querySelector('h2') ?? '';
  const root = document.createElement('div');
  root.className = 'video';
  link.replaceWith(root, heading);
  card.element.dataset['open'] = '';
  mountIsland(root, VideoPlayer, { card, messages, startEngine, addControls }, () => {
    link.append(heading);
    root.replaceWith(link);
    delete card.element.dataset['open'];
    link.removeAttribute('aria-busy');
    // From now on a click opens the file.
    link.onclick = null;
    navigateTo(link.href);
  });
}
