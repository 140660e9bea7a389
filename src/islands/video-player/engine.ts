import type { VideoMessages } from '../../i18n/browser-messages.ts';

/** The reasons why playback can fail; each has a message. */
export type FailureKind = keyof VideoMessages['failures'];

/** A failure, and how it may be repaired; `recovering` if the engine has already restarted decoding. */
export interface Failure {
  kind: FailureKind;
  remedy?: 'reload' | 'recover' | 'recovering';
}

/** The source of a `<video>`'s data: the browser itself, or hls.js. */
export interface Engine {
  /** Requests again what could not be loaded. */
  reload: () => void;
  /** Restarts decoding. */
  recover: () => void;
  /** Switches to the rendition of this height from the next segment on; with 0 the engine chooses. */
  setHeight: (height: number) => void;
  destroy: () => void;
}

export interface EngineEvents {
  /** Playback starts; `heights` are the selectable ones, largest first, empty if the browser chooses. */
  ready: (heights: number[]) => void;
  failed: (failure: Failure) => void;
  progressed: () => void;
}

/** Starts an engine on a video, `from` seconds into it. */
export type StartEngine = (video: HTMLVideoElement, from: number, on: EngineEvents) => Engine;

/** Plays if the browser allows it; otherwise the visitor presses the play button. */
export function play(video: HTMLVideoElement): void {
  void video.play().catch(() => undefined);
}
