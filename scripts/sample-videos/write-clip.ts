import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { type Clip, svgDocument, view } from './clip.ts';

const framesPerSecond = 25;
const clipLimit = 180_000;
const posterLimit = 40_000;
/** The best that fits is taken. */
const posterQualities = [80, 70, 60, 50, 45, 40];

async function drawFrames({ seconds, picture }: Clip, dir: string): Promise<void> {
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const svg = svgDocument(picture(frame / framesPerSecond), view.width);
    const name = `${String(frame).padStart(4, '0')}.png`;
    await sharp(svg).png({ compressionLevel: 1 }).toFile(join(dir, name));
  }
}

/** H.264 that every phone decodes, with the index in front so that it plays while it loads. */
async function encode(framesDir: string, file: string): Promise<void> {
  const input = ['-framerate', String(framesPerSecond), '-i', join(framesDir, '%04d.png')];
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '27'];
  const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const colour = ['-vf', 'scale=out_color_matrix=bt709,format=yuv420p', ...bt709];
  const keyframes = ['-g', String(4 * framesPerSecond)];
  const output = ['-an', '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact'];
  const args = ['-y', '-v', 'error', ...input, ...codec, ...colour, ...keyframes, ...output, file];
  await promisify(execFile)('ffmpeg', args);
}

async function encodePoster({ name, picture, posterAt }: Clip): Promise<Buffer> {
  const pixels = sharp(svgDocument(picture(posterAt), 960)).flatten();
  for (const quality of posterQualities) {
    const jpeg = await pixels.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= posterLimit) return jpeg;
  }
  throw new Error(`The poster of ${name} has more than ${posterLimit} bytes at every quality`);
}

/** Writes `<name>.mp4` into `videoDir` and `<name>.jpg` into `posterDir`; throws when one is too big. */
export async function writeClip(clip: Clip, videoDir: string, posterDir: string): Promise<void> {
  const framesDir = await mkdtemp(join(tmpdir(), 'clip-'));
  const video = join(videoDir, `${clip.name}.mp4`);
  try {
    await drawFrames(clip, framesDir);
    await encode(framesDir, video);
  } finally {
    await rm(framesDir, { recursive: true });
  }
  const { size } = await stat(video);
  if (size > clipLimit) throw new Error(`${video} has ${size} bytes, more than ${clipLimit}`);
  const poster = await encodePoster(clip);
  await writeFile(join(posterDir, `${clip.name}.jpg`), poster);
  console.log(`${clip.name}: clip ${size} bytes, poster ${poster.length} bytes`);
}
