import type { VideoWords } from '../video-words.ts';

export type FailureKind = keyof VideoWords['failures'];

/**
 * What went wrong, and what may repair it: loading again, decoding again, or nothing. `recovering`
 * when the engine decodes again already.
 */
export interface Failure {
  kind: FailureKind;
  cure?: 'reload' | 'recover' | 'recovering';
}

/** The codes of `MediaError`: 2 for the network, 3 for what can't be decoded, 4 for the source. */
export const failureCodes: Record<FailureKind, number> = {
  network: 2,
  playlists: 3,
  keys: 3,
  decode: 3,
  file: 4,
};
