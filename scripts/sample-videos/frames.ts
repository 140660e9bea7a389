import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Clip, svgDocument } from './clip.ts';

export const framesPerSecond = 25;

/** Draws a clip `width` pixels wide and gives ffmpeg's input of it to `use`; the frames go afterwards. */
export async function withFrames(
  { seconds, picture }: Clip,
  width: number,
  use: (input: string[]) => Promise<void>,
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'clip-'));
  try {
    for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
      const svg = svgDocument(picture(frame / framesPerSecond), width);
      const name = `${String(frame).padStart(4, '0')}.png`;
      await sharp(svg).png({ compressionLevel: 1 }).toFile(join(dir, name));
    }
    await use(['-framerate', `${framesPerSecond}`, '-i', join(dir, '%04d.png')]);
  } finally {
    await rm(dir, { recursive: true });
  }
}
