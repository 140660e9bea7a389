import type { VideoMessages } from '../../i18n/browser-messages.ts';

/** The reasons for which playback can end; each has a message. */
export type FailureKind = keyof VideoMessages['failures'];

/** What went wrong, and what may repair it; `recovering` when the engine is decoding again already. */
export interface Failure {
  kind: FailureKind;
  remedy?: 'reload' | 'recover' | 'recovering';
}

/** What feeds a video into a `<video>`: the browser alone, or hls.js. */
export interface Engine {
  /** Requests once more what could not be loaded. */
  reload: () => void;
  /** Restarts decoding. */
  recover: () => void;
  /** Switches to the rendition of this height, from the next segment on; 0 lets the engine choose. */
  setHeight: (height: number) => void;
  destroy: () => void;
}

export interface EngineEvents {
  /** Playback starts; `heights` are those to choose from, largest first, none if the browser chooses. */
  ready: (heights: number[]) => void;
  failed: (failure: Failure) => void;
  progressed: () => void;
}

/** Starts an engine on a video, `from` seconds into it. */
export type StartEngine = (video: HTMLVideoElement, from: number, on: EngineEvents) => Engine;

/** Plays if the browser permits it; otherwise the visitor presses the play button. */
export function play(video: HTMLVideoElement): void {
  void video.play().catch(() => undefined);
}
