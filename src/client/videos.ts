import { loadOnce } from '../memoize/load-once.ts';
import { isLeaving, isPlainClick, navigateTo } from './navigate.ts';

// A video is a link to its file. A plain click loads the player instead; if that fails, the file opens.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-video]')) {
  const mountOnce = loadOnce(() =>
    import('../islands/mount-video-player.ts').then((island) => island.mountVideoPlayer(link)),
  );
  link.onclick = (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    link.setAttribute('aria-busy', 'true');
    mountOnce().catch(() => {
      link.removeAttribute('aria-busy');
      if (!isLeaving()) navigateTo(link.href);
    });
  };
}
