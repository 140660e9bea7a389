/**
 * For the `sizes` attribute: what a picture across a phone's screen asks for. A screen of 360 px at 2×
 * takes the file of 540 px. A denser one asks for as many pixels, as more are not seen there: 50vw at 3×
 * are 75vw at 2×. Safari 15 doesn't know `min-resolution`.
 */
export const phoneWidth = '(-webkit-min-device-pixel-ratio:2.25) 50vw, 75vw';
