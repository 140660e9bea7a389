import { beatSeconds, valvesClose } from './heart-beat.ts';

/** A dull sound once a beat, `part` of the beat after its start, as an expression of ffmpeg. */
function thud(part: number, hertz: number, decay: number, loudness: number): string {
  const since = `mod(t+${((1 - part) * beatSeconds).toFixed(4)},${beatSeconds.toFixed(4)})`;
  return `${loudness}*sin(2*PI*${hertz}*${since})*exp(-${decay}*${since})`;
}

/** The two sounds of a heart: the doors into the ventricles close, then those out of them. */
export const heartSound = [
  thud(valvesClose.inflow, 90, 14, 0.6),
  thud(valvesClose.outflow, 120, 20, 0.4),
].join('+');
