/** A film on its page: the link that stands for it, and what the player needs to know of it. */
export interface Film {
  /** Holds all of the film. */
  card: HTMLElement;
  link: HTMLAnchorElement;
  title: string;
  /** The page's language, whatever a translating browser makes of its `lang`. */
  locale: string;
  /** The MP4. */
  file: string;
  stream: string | undefined;
  transcript: HTMLElement | null;
  /** A `<video>` with its captions and poster, and no source yet. */
  newVideo: () => HTMLVideoElement;
}

export function filmOf(card: HTMLElement, link: HTMLAnchorElement): Film {
  const prepared = card.querySelector('template');
  const withPictures = document.documentElement.dataset['pictures'] === undefined;
  const poster = (withPictures && link.querySelector('img')?.currentSrc) || '';
  return {
    card,
    link,
    title: link.querySelector('h3')?.textContent ?? '',
    locale: prepared?.dataset['locale'] ?? '',
    file: link.href,
    stream: prepared?.dataset['stream'],
    transcript: card.querySelector('details [id]'),
    newVideo() {
      const video = document.createElement('video');
      video.playsInline = true;
      video.preload = 'none';
      if (poster) video.poster = poster;
      if (prepared) video.append(document.importNode(prepared.content, true));
      return video;
    },
  };
}
