import Hls, {
  type ErrorData,
  ErrorDetails,
  ErrorTypes,
  Events,
  type HlsConfig,
} from 'hls.js/light';
import { type Engine, type EngineEvents, type Failure, play } from './engine.ts';

/** One attempt with these timeouts (ms), since `recovery` decides about retries. */
const oneAttempt = (maxTimeToFirstByteMs: number, maxLoadTimeMs: number) => ({
  default: { maxTimeToFirstByteMs, maxLoadTimeMs, timeoutRetry: null, errorRetry: null },
});

/** For phones and slow connections: a short buffer, and no rendition larger than the player. */
const settings: Partial<HlsConfig> = {
  abrEwmaDefaultEstimate: 300_000,
  // The test would load the first segment twice.
  testBandwidth: false,
  capLevelToPlayerSize: true,
  maxBufferLength: 15,
  maxMaxBufferLength: 30,
  maxBufferSize: 15_000_000,
  backBufferLength: 30,
  // A worker needs `blob:` in the policy, and fMP4 segments need almost no processing.
  enableWorker: false,
  errorPenaltyExpireMs: 60_000,
  manifestLoadPolicy: oneAttempt(10_000, 20_000),
  playlistLoadPolicy: oneAttempt(10_000, 20_000),
  fragLoadPolicy: oneAttempt(10_000, 60_000),
};

const loadErrors: readonly string[] = [
  ErrorDetails.MANIFEST_LOAD_ERROR,
  ErrorDetails.MANIFEST_LOAD_TIMEOUT,
  ErrorDetails.LEVEL_LOAD_ERROR,
  ErrorDetails.LEVEL_LOAD_TIMEOUT,
];

function failureOf({ type, details }: ErrorData): Failure {
  if (loadErrors.includes(details)) return { kind: 'playlists', remedy: 'reload' };
  if (/^(?:manifest|level)/.test(details)) return { kind: 'playlists' };
  switch (type) {
    case ErrorTypes.NETWORK_ERROR:
      return { kind: 'network', remedy: 'reload' };
    case ErrorTypes.KEY_SYSTEM_ERROR:
      return { kind: 'keys' };
    default:
      return { kind: 'decode', remedy: 'recover' };
  }
}

/** Whether this browser has the Media Source Extensions that hls.js needs. */
export const isSupported = () => Hls.isSupported();

/** Streams the renditions of the playlist at `address`; with `saveData` it starts with the smallest. */
export function hlsEngine(
  video: HTMLVideoElement,
  address: string,
  { from, saveData }: { from: number; saveData: boolean },
  on: EngineEvents,
): Engine {
  const startLevel = saveData ? 0 : -1;
  const hls = new Hls({ ...settings, startLevel, startPosition: from || -1 });
  let parsed = false;
  let currentHeight = 0;
  let wasPlaying = true;
  hls.on(Events.MANIFEST_PARSED, () => {
    parsed = true;
    const heights = hls.levels.map(({ height }) => height).filter(Boolean);
    on.ready([...new Set(heights)].sort((a, b) => b - a));
    hls.attachMedia(video);
  });
  // recoverMediaError() detaches and re-attaches the video, which pauses it.
  hls.on(Events.MEDIA_DETACHING, () => {
    wasPlaying = !video.paused;
  });
  hls.on(Events.MEDIA_ATTACHED, () => {
    if (wasPlaying) play(video);
  });
  hls.on(Events.BUFFER_CODECS, (_, { audiovideo }) => {
    // The light build only checks for encryption if audio and video are separate tracks.
    if (audiovideo?.encrypted) queueMicrotask(() => on.failed({ kind: 'keys' }));
  });
  hls.on(Events.FRAG_BUFFERED, on.progressed);
  hls.on(Events.ERROR, (_, data) => {
    if (data.fatal) on.failed(failureOf(data));
    // Not fatal to hls.js, which would load and decode a damaged segment over and over.
    // https://github.com/video-dev/hls.js/issues/8035
    else if (data.details === ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET) {
      on.failed({ kind: 'decode', remedy: 'recovering' });
    }
  });
  hls.loadSource(address);
  return {
    reload: () => (parsed ? hls.startLoad() : hls.loadSource(address)),
    recover: () => hls.recoverMediaError(),
    setHeight(height) {
      // Setting the same level again would override the start level.
      if (height === currentHeight) return;
      currentHeight = height;
      hls.nextLevel = height ? hls.levels.map((level) => level.height).lastIndexOf(height) : -1;
    },
    destroy: () => hls.destroy(),
  };
}
