/**
 * For the `sizes` attribute: the requested width of a full-width picture on a phone. A 360 px screen at 2×
 * loads the 540 px file, and so do denser ones up to 430 px at 3×, where more pixels would not be visible.
 * Safari 15 doesn't support `min-resolution`.
 */
export const phoneWidth = '(-webkit-min-device-pixel-ratio:2.25) 40vw, 75vw';
