import type { Failure } from './failure.ts';

/** What brings a film into a `<video>`: the browser alone, or hls.js. */
export interface Engine {
  /** Asks once more for what could not be loaded. */
  reload: () => void;
  /** Decodes again. */
  recover: () => void;
  /** Takes the rendition of a height from the next segment on; 0 leaves the choice to the engine. */
  choose: (height: number) => void;
  destroy: () => void;
}

export interface EngineEvents {
  /**
   * The heights to choose from, the largest first; none where the browser chooses. The film plays
   * from then on.
   */
  ready: (heights: number[]) => void;
  failed: (failure: Failure) => void;
  progressed: () => void;
}
