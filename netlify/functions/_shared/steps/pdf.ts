import type { FileProblem } from '../../../../src/forms/codes.ts';

/** Bytes at the end in which PDF readers look for the end mark. */
const trailerBytes = 2048;

export function wholePdf(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | FileProblem {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - trailerBytes));
  const isComplete = /startxref\s{1,9}\d{1,10}\s{1,9}%%EOF/.test(end) && bytes.includes(' obj');
  return isComplete ? bytes : 'damaged';
}
