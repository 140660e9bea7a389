import { browserEngine } from './browser-engine.ts';
import type { Engine, EngineEvents } from './engine.ts';
import type { Film } from './film.ts';

/** Starts an engine on a video, from a second of the film on. */
export type StartEngine = (video: HTMLVideoElement, from: number, on: EngineEvents) => Engine;

/**
 * Apple's browsers play a stream as well by themselves. Others that can leave no choice of its
 * quality.
 */
function isApple(): boolean {
  return 'WebKitPlaybackTargetAvailabilityEvent' in window;
}

/** Neither data saver nor a page without pictures is a reason to refuse a film, only to start small. */
function savesData(): boolean {
  const { saver, pictures } = document.documentElement.dataset;
  return saver !== undefined || pictures !== undefined;
}

/** Loads what plays a film in this browser: hls.js only where a stream needs it. */
export async function engineFor({ stream, file }: Film): Promise<StartEngine> {
  const alone: StartEngine = (video, from, on) =>
    browserEngine(video, stream && isApple() ? stream : file, from, on);
  if (!stream || isApple()) return alone;
  const { hlsEngine, isSupported } = await import('./hls-engine.ts');
  if (!isSupported()) return alone;
  return (video, from, on) => hlsEngine(video, stream, { from, saver: savesData() }, on);
}
