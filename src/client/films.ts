import { navigateTo } from './navigate.ts';
import { isPlain } from './page-link.ts';

/**
 * A film is a link to its file. A plain click loads the player instead; whatever keeps it from
 * coming leaves the file.
 */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-film]')) {
  const card = link.parentElement as HTMLElement;
  link.onclick = (event) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    import('../player/open-film.ts')
      .then((player) => player.openFilm(card, link))
      .catch(() => {
        link.ariaBusy = null;
        navigateTo(link.href);
      });
  };
  card.dataset['hydrated'] = '';
}
