import sharp from 'sharp';

/** A file of each type that forms take. */
export async function pngFile(name = 'guvohnoma.png'): Promise<File> {
  return new File([await picture().png().toBuffer()], name, { type: 'image/png' });
}

export async function jpegFile(name = 'guvohnoma.jpg'): Promise<File> {
  return new File([await picture().jpeg().toBuffer()], name, { type: 'image/jpeg' });
}

export function pdfFile(name = 'guvohnoma.pdf'): File {
  return new File([largePdf(1000)], name, { type: 'application/pdf' });
}

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#123f7a' } });

/** A picture that can't be compressed, of so many pixels. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** A document of this many bytes, most of them between its last object and its end. */
export function largePdf(size: number): File {
  const [head, end] = [Buffer.from('%PDF-1.7\n1 0 obj null endobj\n'), 'startxref\n9\n%%EOF'];
  const content = Buffer.concat([head, Buffer.alloc(size - head.length, ' ')]);
  content.write(end, size - end.length);
  return new File([content], 'katta.pdf', { type: 'application/pdf' });
}
