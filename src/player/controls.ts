import Plyr from 'plyr';
import icons from '../../node_modules/plyr/dist/plyr.svg?url';
import type { VideoWords } from '../video-words.ts';
import blank from './blank.mp4?url';

interface Choices {
  title: string;
  locale: string;
  words: VideoWords;
  /** Of the renditions, the largest first. */
  heights: number[];
  choose: (height: number) => void;
}

/** Puts the controls around a video. Its settings are this page's alone: nothing is stored. */
export function addControls(
  video: HTMLVideoElement,
  { title, locale, words, heights, choose }: Choices,
): Plyr {
  const quality = { default: 0, options: [0, ...heights], forced: true, onChange: choose };
  const options: Plyr.Options & { title: string } = {
    title,
    mediaMetadata: { title },
    i18n: words.controls,
    iconUrl: icons,
    blankVideo: blank,
    storage: { enabled: false },
    controls: [
      'play-large',
      'play',
      'progress',
      'current-time',
      'duration',
      'mute',
      'volume',
      'captions',
      'settings',
      'pip',
      'fullscreen',
    ],
    settings: ['captions', 'quality', 'speed'],
    captions: { active: true, language: locale },
    ...(heights.length > 1 && { quality }),
    speed: { selected: 1, options: [0.5, 0.75, 1, 1.25, 1.5, 2] },
    keyboard: { focused: true, global: false },
    fullscreen: { iosNative: true },
    invertTime: false,
    toggleInvert: false,
    disableContextMenu: false,
  };
  const player: Plyr & { config?: object } = new Plyr(video, options);
  // Controls that hide close the menu, even while it is read.
  Object.defineProperty(player.config, 'hideControls', {
    get: () => !player.elements.container?.classList.contains('plyr--menu-open'),
  });
  return player;
}
