import { isLeaving, isPlainClick, navigateTo } from './navigate.ts';

// A video is a link to its file. A plain click loads the player instead; if that fails, the file opens.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-video]')) {
  link.onclick = (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (link.hasAttribute('aria-busy')) return;
    link.setAttribute('aria-busy', 'true');
    import('../islands/mount-video-player.ts')
      .then((island) => island.mountVideoPlayer(link))
      .catch(() => {
        link.removeAttribute('aria-busy');
        if (!isLeaving()) navigateTo(link.href);
      });
  };
}
