import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';

const paper = resolve(import.meta.dirname, '../../../public/pdf/1-2026-3-5.pdf');

/** A real file of each type that forms take. */
export async function pngFile(name = 'guvohnoma.png'): Promise<File> {
  return new File([await picture().png().toBuffer()], name, { type: 'image/png' });
}

export async function jpegFile(name = 'guvohnoma.jpg'): Promise<File> {
  return new File([await picture().jpeg().toBuffer()], name, { type: 'image/jpeg' });
}

export function pdfFile(name = 'guvohnoma.pdf'): File {
  const content = readFileSync(paper);
  return new File([content], name, { type: 'application/pdf' });
}

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#123f7a' } });

/** A file of so many bytes that begins as a PDF does. */
export function largePdf(size: number): File {
  const content = Buffer.alloc(size, ' ');
  content.write('%PDF-1.7\n');
  return new File([content], 'katta.pdf', { type: 'application/pdf' });
}
