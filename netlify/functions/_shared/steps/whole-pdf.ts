/** Bytes at the end in which readers look for a document's end mark. */
const tail = 2048;

/**
 * Whether a file has the frame of a PDF document (ISO 32000-1, 7.5): its head, an object, and the
 * place of its cross-reference table before the end mark. What its objects do is not looked at.
 */
export function isWholePdf(bytes: Buffer): boolean {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - tail));
  return (
    /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
    /startxref\s{1,9}\d{1,10}\s{1,9}%%EOF/.test(end) &&
    bytes.includes(' obj')
  );
}
