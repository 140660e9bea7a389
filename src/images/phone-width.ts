/**
 * For the `sizes` attribute: what a picture across a phone's screen asks for. A screen of 360 px at 2×
 * takes the file of 540 px, one of 390 px at 3× that of 960 px: more pixels are not seen there.
 */
export const phoneWidth = '75vw';
