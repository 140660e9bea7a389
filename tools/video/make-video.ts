import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { encodeFile, encodeStream, type VideoSource } from './encode.ts';

// Encodes a video for the site with ffmpeg: node tools/video/make-video.ts ~/open-day.mov open-day
const [file = '', name = ''] = process.argv.slice(2);
if (!file || !/^[\w-]+$/.test(name)) {
  console.error('Usage: node tools/video/make-video.ts FILE NAME   (letters, digits and hyphens)');
  process.exit(1);
}

const streams = ['-v', 'error', '-show_entries', 'stream=codec_type', '-of', 'csv=p=0', file];
const { stdout } = await promisify(execFile)('ffprobe', streams);
const source: VideoSource = { input: ['-i', file], video: '0:v:0' };
if (/^audio/m.test(stdout)) source.audio = '0:a:0';

const target = `public/video/${name}`;
await mkdir('public/video', { recursive: true });
await encodeFile(source, `${target}.mp4`);
await encodeStream(source, target);
console.log(`${target}.mp4 and ${target}/film.m3u8 are ready.`);
