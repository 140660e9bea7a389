/**
 * A film is a link to its file. A plain click loads the player instead; whatever keeps it from
 * coming leaves the file.
 */
for (const card of document.querySelectorAll<HTMLElement>('[data-island=video-player]')) {
  const link = card.querySelector('a') as HTMLAnchorElement;
  link.onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    import('../player/open-film.ts')
      .then((player) => player.openFilm(card, link))
      .catch(() => {
        link.ariaBusy = null;
        location.assign(link.href);
      });
  };
  card.dataset['hydrated'] = '';
}
