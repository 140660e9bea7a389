/** A rendition of the adaptive stream: its height, its quality (lower is better) and its peak. */
interface Rendition {
  height: number;
  crf: number;
  maxKilobits: number;
}

export const segmentSeconds = 4;

/** From a slow mobile connection up to the width of a page. */
export const renditions: Rendition[] = [
  { height: 240, crf: 28, maxKilobits: 160 },
  { height: 360, crf: 27, maxKilobits: 400 },
  { height: 720, crf: 26, maxKilobits: 1400 },
];

/** The file for a page without script, and to keep. */
export const wholeFile: Rendition = { height: 360, crf: 27, maxKilobits: 400 };

export const soundKilobits = 48;
