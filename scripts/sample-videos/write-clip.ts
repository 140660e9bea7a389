import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Clip, view } from './clip.ts';
import { framesPerSecond, withFrames } from './frames.ts';
import { writePoster } from './poster.ts';

const limit = 180_000;

/** H.264 that every phone decodes, with the index in front so that it plays while it loads. */
async function encode(input: string[], file: string): Promise<void> {
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '27'];
  const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const colour = ['-vf', 'scale=out_color_matrix=bt709,format=yuv420p', ...bt709];
  const keyframes = ['-g', String(4 * framesPerSecond)];
  const output = ['-an', '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact'];
  const args = ['-y', '-v', 'error', ...input, ...codec, ...colour, ...keyframes, ...output, file];
  await promisify(execFile)('ffmpeg', args);
}

/** Writes `<name>.mp4` into `videoDir` and `<name>.jpg` into `posterDir`; throws when one is too big. */
export async function writeClip(clip: Clip, videoDir: string, posterDir: string): Promise<void> {
  const file = join(videoDir, `${clip.name}.mp4`);
  await withFrames(clip, view.width, (input) => encode(input, file));
  const { size } = await stat(file);
  if (size > limit) throw new Error(`${file} has ${size} bytes, more than ${limit}`);
  const poster = await writePoster(clip, posterDir);
  console.log(`${clip.name}: clip ${size} bytes, poster ${poster} bytes`);
}
