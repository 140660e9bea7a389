/** A caption file of a video; `label` is the name of its language. */
interface Caption {
  srclang: string;
  src: string;
  label: string;
}

/** A video on its page: the link to its file, and the data for the player. */
export interface VideoCard {
  /** The whole card, which is the island. */
  element: HTMLElement;
  link: HTMLAnchorElement;
  title: string;
  /** The MP4. */
  file: string;
  /** The stream's main playlist. */
  stream: string | undefined;
  /** Empty for a video without a poster, or if pictures are switched off. */
  poster: string;
  captions: Caption[];
  transcript: HTMLElement | null;
}

/** Reads a video's data from its link and the card around it. */
export function readCard(link: HTMLAnchorElement): VideoCard {
  const element = link.parentElement as HTMLElement;
  const template = element.querySelector('template');
  const tracks = [...(template?.content.querySelectorAll('track') ?? [])];
  const withPictures = document.documentElement.dataset['pictures'] === undefined;
  return {
    element,
    link,
    title: link.querySelector('h2')?.textContent ?? '',
    file: link.href,
    stream: template?.dataset['stream'],
    poster: (withPictures && link.querySelector('img')?.currentSrc) || '',
    captions: tracks.map((track) => ({
      srclang: track.srclang,
      // In a template `track.src` is not resolved.
      src: track.getAttribute('src') ?? '',
      label: track.label,
    })),
    transcript: element.querySelector('details [id]'),
  };
}

/** Moves the focus to the player, unless the visitor has moved it elsewhere in the meantime. */
export function takeFocus(target: HTMLElement | null | undefined, card: VideoCard): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || card.element.contains(activeElement)) {
    target?.focus({ preventScroll: true });
  }
}
