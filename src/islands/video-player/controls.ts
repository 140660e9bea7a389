import Plyr from 'plyr';
import icons from '../../../node_modules/plyr/dist/plyr.svg?url';
import type { VideoMessages } from '../../i18n/browser-messages.ts';
import blank from './blank.mp4?url';
import type { VideoCard } from './card.ts';

interface ControlsOptions {
  card: VideoCard;
  messages: VideoMessages;
  /** The heights of the renditions, largest first. */
  heights: number[];
  setHeight: (height: number) => void;
}

/** Wraps a video in Plyr's controls. Settings are lost when the page is left: nothing is stored. */
export function addControls(
  video: HTMLVideoElement,
  { card, messages, heights, setHeight }: ControlsOptions,
): Plyr {
  const { title } = card;
  const quality = { default: 0, options: [0, ...heights], forced: true, onChange: setHeight };
  const options: Plyr.Options & { title: string } = {
    title,
    mediaMetadata: { title },
    i18n: messages.controls,
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
    captions: { active: true, language: card.element.dataset['locale'] },
    ...(heights.length > 1 && { quality }),
    speed: { selected: 1, options: [0.5, 0.75, 1, 1.25, 1.5, 2] },
    keyboard: { focused: true, global: false },
    fullscreen: { iosNative: true },
    invertTime: false,
    toggleInvert: false,
    disableContextMenu: false,
  };
  const player: Plyr & { config?: object } = new Plyr(video, options);
  const { container } = player.elements;
  container?.setAttribute('role', 'group');
  container?.setAttribute('aria-label', title);
  // Hiding the controls would close the menu, even while it is in use.
  // https://github.com/sampotts/plyr/issues/1122
  Object.defineProperty(player.config, 'hideControls', {
    get: () => !player.elements.container?.classList.contains('plyr--menu-open'),
  });
  return player;
}
