import { open } from 'node:fs/promises';
import sharp from 'sharp';
import type { Message } from './message.ts';

/** The size of an image file, whatever its extension; or a message on why it can't be used. */
export async function pictureAt(
  path: string,
): Promise<{ width: number; height: number } | Message> {
  // Without the default limit, sharp reads the size of a picture of any number of pixels.
  const read = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!read) return messageOf(await startOf(path));
  // Astro reads any file with this extension as text.
  if (/\.svg$/i.test(path) && read.format !== 'svg') return { key: 'image.notSvg' };
  const { width, height } = read;
  return { width, height };
}

/** A message if an image file is truncated: the build would show grey in place of the rest. */
export async function damage(path: string): Promise<Message[]> {
  try {
    await sharp(path, { failOn: 'truncated' }).resize(16).raw().toBuffer();
    return [];
  } catch {
    return [messageOf(await startOf(path))];
  }
}

/** By the first bytes; the first match counts. */
const kinds: [pattern: RegExp, message: Message][] = [
  // The brands of ISO/IEC 23008-12 for HEVC-compressed pictures.
  [/^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s, { key: 'image.phone' }],
  [/^.{4}ftyp(?!avi[fs])/s, { key: 'image.video' }],
  [/^(?:\xFF\xD8|\x89PNG|GIF8|RIFF.{4}WEBP|II\*|MM.\*|.{4}ftyp)/s, { key: 'image.damaged' }],
  [/^.{0,1024}%PDF-/s, { key: 'image.document', kind: 'PDF' }],
  [/^PK/, { key: 'image.document', kind: 'Word, ZIP' }],
  [/^\s*<(?:!doctype html|html)/i, { key: 'image.webPage' }],
  [/^version https:\/\/git-lfs/, { key: 'image.pointer' }],
];

function messageOf(start: string): Message {
  if (start.replaceAll('\0', '') === '') return { key: 'image.empty' };
  const [, message] = kinds.find(([pattern]) => pattern.test(start)) ?? [];
  return message ?? { key: 'image.unreadable' };
}

async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2048), 0, 2048);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
