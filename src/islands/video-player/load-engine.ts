import { browserEngine } from './browser-engine.ts';
import type { VideoCard } from './card.ts';
import type { StartEngine } from './engine.ts';

/** Apple's browsers play streams well themselves; others that can offer no choice of quality. */
function isApple(): boolean {
  return 'WebKitPlaybackTargetAvailabilityEvent' in window;
}

/** With data saver or without pictures, a video starts with the smallest rendition. */
function savesData(): boolean {
  const { saver, pictures } = document.documentElement.dataset;
  return saver !== undefined || pictures !== undefined;
}

/** Loads the engine for this browser: hls.js only if a stream needs it. */
export async function loadEngine({ stream, file }: VideoCard): Promise<StartEngine> {
  const native: StartEngine = (video, from, on) =>
    browserEngine(video, stream && isApple() ? stream : file, from, on);
  if (!stream || isApple()) return native;
  const { hlsEngine, isSupported } = await import('./hls-engine.ts');
  if (!isSupported()) return native;
  return (video, from, on) => hlsEngine(video, stream, { from, saveData: savesData() }, on);
}
