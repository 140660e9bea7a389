import type { HlsConfig } from 'hls.js/light';

/** Loading is tried once: what is done about failures is `recovery`'s to say. */
const once = (firstByte: number, whole: number) => ({
  default: {
    maxTimeToFirstByteMs: firstByte,
    maxLoadTimeMs: whole,
    timeoutRetry: null,
    errorRetry: null,
  },
});

/** For phones and slow lines: little is loaded ahead, and no picture larger than it is shown. */
export const hlsSettings = (saver: boolean): Partial<HlsConfig> => ({
  startLevel: saver ? 0 : -1,
  abrEwmaDefaultEstimate: 300_000,
  // Would load the first segment twice.
  testBandwidth: false,
  capLevelToPlayerSize: true,
  maxBufferLength: 15,
  maxMaxBufferLength: 30,
  maxBufferSize: 15_000_000,
  backBufferLength: 30,
  // A worker would need `blob:` in the policy; segments of fMP4 need next to no work.
  enableWorker: false,
  errorPenaltyExpireMs: 60_000,
  manifestLoadPolicy: once(10_000, 20_000),
  playlistLoadPolicy: once(10_000, 20_000),
  fragLoadPolicy: once(10_000, 60_000),
});
