/** A rendition: its height in pixels, its quality (lower is better), its maximum bit rate. */
interface Rendition {
  height: number;
  crf: number;
  maxKilobits: number;
}

/** The length of a segment. */
export const segmentSeconds = 4;

/** The stream's renditions, from a slow mobile connection up to the width of a page. */
export const renditions: Rendition[] = [
  { height: 240, crf: 28, maxKilobits: 160 },
  { height: 360, crf: 27, maxKilobits: 400 },
  { height: 720, crf: 26, maxKilobits: 1400 },
];

/** The MP4 for browsers without script, and to download. */
export const download: Rendition = { height: 360, crf: 27, maxKilobits: 400 };

/** The bit rate of the sound. */
export const audioKilobits = 48;
