/**
 * The orientation, 1 to 8: tag 0x0112 in the first directory of Exif data (CIPA DC-008, 4.6), which are
 * passed as their TIFF structure.
 */
export function exifOrientation(tiff: Buffer): number | undefined {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return undefined;
  const uint16 = (at: number) => {
    if (at + 2 > tiff.length) return 0;
    return order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  };
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = uint16(directory);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + 12 * index;
    if (entry + 12 > tiff.length) return undefined;
    if (uint16(entry) !== 0x0112) continue;
    const value = uint16(entry + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** Exif data with only the orientation; undefined for an image that is upright already. */
export function orientationData(orientation: number | undefined): Buffer | undefined {
  if (orientation === undefined || orientation === 1) return undefined;
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\b', 'latin1'),
    // One entry of the type SHORT with one value, and no further directory.
    Buffer.from('0001'.concat('0112', '0003', '00000001', '00000000', '00000000'), 'hex'),
  ]);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
