import type { Engine, EngineEvents } from './engine.ts';
import type { Failure } from './failure.ts';
import { play } from './play.ts';

/** A missing file and one of another kind fail alike, so that each is asked for again. */
function failureOf(error: MediaError | null, stream: boolean): Failure {
  switch (error?.code) {
    case MediaError.MEDIA_ERR_NETWORK:
      return { kind: 'network', cure: 'reload' };
    case MediaError.MEDIA_ERR_DECODE:
      return { kind: 'decode', cure: 'recover' };
    default:
      return { kind: stream ? 'playlists' : 'file', cure: 'reload' };
  }
}

/** Plays a file, or a stream that the browser understands, from `address` and a second on. */
export function browserEngine(
  video: HTMLVideoElement,
  address: string,
  from: number,
  on: EngineEvents,
): Engine {
  const stream = address.endsWith('.m3u8');
  const listening = new AbortController();
  const { signal } = listening;
  const again = () => {
    const { currentTime } = video;
    video.load();
    video.currentTime = currentTime;
    play(video);
  };
  video.addEventListener('error', () => on.failed(failureOf(video.error, stream)), { signal });
  video.addEventListener('encrypted', () => on.failed({ kind: 'keys' }), { signal });
  video.addEventListener('playing', on.progressed, { signal });
  queueMicrotask(() => {
    on.ready([]);
    video.src = address;
    if (from) video.currentTime = from;
    play(video);
  });
  return {
    reload: again,
    recover: again,
    choose: () => undefined,
    destroy: () => listening.abort(),
  };
}
