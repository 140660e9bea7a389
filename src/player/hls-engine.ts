import Hls, { type ErrorData, ErrorDetails, ErrorTypes, Events } from 'hls.js/light';
import type { Engine, EngineEvents } from './engine.ts';
import type { Failure } from './failure.ts';
import { hlsSettings } from './hls-settings.ts';
import { play } from './play.ts';

const unloaded: readonly string[] = [
  ErrorDetails.MANIFEST_LOAD_ERROR,
  ErrorDetails.MANIFEST_LOAD_TIMEOUT,
  ErrorDetails.LEVEL_LOAD_ERROR,
  ErrorDetails.LEVEL_LOAD_TIMEOUT,
];

function failureOf({ type, details }: ErrorData): Failure {
  if (unloaded.includes(details)) return { kind: 'playlists', cure: 'reload' };
  if (/^(?:manifest|level)/.test(details)) return { kind: 'playlists' };
  switch (type) {
    case ErrorTypes.NETWORK_ERROR:
      return { kind: 'network', cure: 'reload' };
    case ErrorTypes.KEY_SYSTEM_ERROR:
      return { kind: 'keys' };
    default:
      return { kind: 'decode', cure: 'recover' };
  }
}

export const isSupported = () => Hls.isSupported();

/** Streams the renditions of the playlist at `address`; with `saver` the smallest comes first. */
export function hlsEngine(
  video: HTMLVideoElement,
  address: string,
  { from, saver }: { from: number; saver: boolean },
  on: EngineEvents,
): Engine {
  const hls = new Hls({ ...hlsSettings(saver), startPosition: from || -1 });
  let parsed = false;
  let chosen = 0;
  let playing = true;
  hls.on(Events.MANIFEST_PARSED, () => {
    parsed = true;
    const heights = hls.levels.map(({ height }) => height).filter(Boolean);
    on.ready([...new Set(heights)].sort((a, b) => b - a));
    hls.attachMedia(video);
  });
  // Decoding again takes the source away and gives another, which stops what plays.
  hls.on(Events.MEDIA_DETACHING, () => {
    playing = !video.paused;
  });
  hls.on(Events.MEDIA_ATTACHED, () => {
    if (playing) play(video);
  });
  hls.on(Events.BUFFER_CODECS, (_, { audiovideo }) => {
    // hls.js/light notices it only of a film whose sound comes apart.
    if (audiovideo?.encrypted) queueMicrotask(() => on.failed({ kind: 'keys' }));
  });
  hls.on(Events.FRAG_BUFFERED, on.progressed);
  hls.on(Events.ERROR, (_, data) => {
    if (data.fatal) on.failed(failureOf(data));
    // Left to itself, hls.js loads and decodes a damaged film again for ever.
    else if (data.details === ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET) {
      on.failed({ kind: 'decode', cure: 'recovering' });
    }
  });
  hls.loadSource(address);
  return {
    reload: () => (parsed ? hls.startLoad() : hls.loadSource(address)),
    recover: () => hls.recoverMediaError(),
    choose(height) {
      // To choose what is chosen would undo where the stream starts.
      if (height === chosen) return;
      chosen = height;
      hls.nextLevel = height ? hls.levels.findLastIndex((level) => level.height === height) : -1;
    },
    destroy: () => hls.destroy(),
  };
}
