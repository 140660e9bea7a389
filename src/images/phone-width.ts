/**
 * For the `sizes` attribute: what a picture across a phone's screen asks for. A screen of 360 px at 2×
 * takes the file of 540 px, and so do denser ones up to 430 px at 3×: more pixels are not seen there.
 * Safari 15 doesn't know `min-resolution`.
 */
export const phoneWidth = '(-webkit-min-device-pixel-ratio:2.25) 40vw, 75vw';
