import { type FileKind, fileKind } from '../../forms/file-kind.ts';
import { limits } from '../../forms/limits.ts';

/** Pictures that forms don't take, but some browsers show. Not TIFF: of a scan's pages only the first is drawn. */
const foreign: readonly (FileKind | undefined)[] = ['webp', 'avif', 'heic', 'gif', 'bmp'];
const accepted: readonly (FileKind | undefined)[] = ['jpeg', 'png'];

/** Enough to read a page by; iOS has no larger canvas than 16.7 megapixels. */
const maxPixels = 12_000_000;
const quality = 0.85;
/** A picture of pure noise fits after the second. */
const maxAttempts = 4;

/** What was done with a chosen picture. */
export type Preparation = 'converted' | 'shrunk' | undefined;

/**
 * Replaces the picture that was chosen in a file input by a JPEG that a form takes, where it is of
 * another kind or too large. A file that the browser can't decode stays: the form refuses it.
 */
export async function preparePicture(input: HTMLInputElement): Promise<Preparation> {
  const file = input.files?.[0];
  if (!file) return undefined;
  const kind = await fileKind(file);
  const isTooLarge = accepted.includes(kind) && file.size > limits.files;
  if (!isTooLarge && !foreign.includes(kind)) return undefined;
  const content = await toJpeg(file).catch(() => undefined);
  // Another file may have been chosen meanwhile.
  if (!content || input.files?.[0] !== file) return undefined;
  const name = `${file.name.replace(/\.\w{1,5}$/, '')}.jpg`;
  const transfer = new DataTransfer();
  transfer.items.add(new File([content], name, { type: content.type }));
  input.files = transfer.files;
  return file.size > limits.files ? 'shrunk' : 'converted';
}

/** The picture as a JPEG of `limits.files` bytes at most, upright and on white. */
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
  // A JPEG has no transparency, and a missing background is black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}
