import { type FileKind, fileKind } from '../../forms/file-kind.ts';
import { limits } from '../../forms/limits.ts';

/** Kinds that forms don't accept but browsers may decode. Not TIFF: only a scan's first page is drawn. */
const foreign: readonly (FileKind | undefined)[] = ['webp', 'avif', 'heic', 'gif', 'bmp'];
const accepted: readonly (FileKind | undefined)[] = ['jpeg', 'png'];

/** Enough to read a page; iOS has no canvas larger than 16.7 megapixels. */
const maxPixels = 12_000_000;
const quality = 0.85;
/** Even a picture of pure noise fits after the second attempt. */
const maxAttempts = 4;

/** How a chosen picture was changed. */
export type Preparation = 'converted' | 'shrunk' | undefined;

/**
 * Replaces the picture chosen in a file input by a JPEG that a form accepts, if it is of another kind or too
 * large. A file that the browser can't decode is unchanged, so the form rejects it.
 */
export async function preparePicture(input: HTMLInputElement): Promise<Preparation> {
  const file = input.files?.[0];
  if (!file) return undefined;
  const kind = await fileKind(file);
  const isTooLarge = accepted.includes(kind) && file.size > limits.files;
  if (!isTooLarge && !foreign.includes(kind)) return undefined;
  const content = await toJpeg(file).catch(() => undefined);
  // Another file may have been chosen in the meantime.
  if (!content || input.files?.[0] !== file) return undefined;
  const name = `${file.name.replace(/\.\w{1,5}$/, '')}.jpg`;
  const transfer = new DataTransfer();
  transfer.items.add(new File([content], name, { type: content.type }));
  input.files = transfer.files;
  return file.size > limits.files ? 'shrunk' : 'converted';
}

/** The picture as a JPEG of at most `limits.files` bytes, upright and on white. */
async function toJpeg(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file);
  let scale = Math.min(1, Math.sqrt(maxPixels / (bitmap.width * bitmap.height)));
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const content = await draw(bitmap, scale);
    if (!content) return undefined;
    if (content.size <= limits.files) return content;
    scale *= Math.sqrt(limits.files / content.size) * 0.9;
  }
  return undefined;
}

function draw(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A JPEG has no transparency, and without a background it would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}
