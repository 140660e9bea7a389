import { type Engine, type EngineEvents, type Failure, play } from './engine.ts';

/** Browsers don't distinguish a missing file from an unsupported one, so both are requested again. */
function failureOf(error: MediaError | null, isStream: boolean): Failure {
  switch (error?.code) {
    case MediaError.MEDIA_ERR_NETWORK:
      return { kind: 'network', remedy: 'reload' };
    case MediaError.MEDIA_ERR_DECODE:
      return { kind: 'decode', remedy: 'recover' };
    default:
      return { kind: isStream ? 'playlists' : 'file', remedy: 'reload' };
  }
}

/** Plays a file, or a stream that the browser supports, at `address`, starting `from` seconds into it. */
export function browserEngine(
  video: HTMLVideoElement,
  address: string,
  from: number,
  on: EngineEvents,
): Engine {
  const isStream = address.endsWith('.m3u8');
  const listeners = new AbortController();
  const { signal } = listeners;
  const restart = () => {
    const { currentTime } = video;
    video.load();
    video.currentTime = currentTime;
    play(video);
  };
  video.addEventListener('error', () => on.failed(failureOf(video.error, isStream)), { signal });
  video.addEventListener('encrypted', () => on.failed({ kind: 'keys' }), { signal });
  video.addEventListener('playing', on.progressed, { signal });
  // After the caller has received the engine.
  queueMicrotask(() => {
    on.ready([]);
    video.src = address;
    if (from) video.currentTime = from;
    play(video);
  });
  return {
    reload: restart,
    recover: restart,
    setHeight: () => undefined,
    destroy: () => listeners.abort(),
  };
}
