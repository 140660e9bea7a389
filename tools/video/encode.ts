import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renditions, segmentSeconds, soundKilobits, wholeFile } from './ladder.ts';
import { stateBandwidths } from './state-bandwidths.ts';

/** What ffmpeg reads: the arguments of its inputs, and the streams of these that are used. */
export interface FilmSource {
  input: string[];
  video: string;
  /** Left out for a silent film. */
  sound?: string;
}

const ffmpeg = (args: string[]) =>
  promisify(execFile)('ffmpeg', ['-y', '-v', 'error', '-fflags', '+bitexact', ...args]);

/** Scales to a height with even sides, in the colours that browsers expect. */
const scaled = (height: number) => `scale=-2:${height}:out_color_matrix=bt709,format=yuv420p`;
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** H.264 that every phone decodes; every segment starts with a key frame and can be switched to. */
const codec = [
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-refs', '4', ...bt709],
  ...['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`, '-sc_threshold', '0'],
  ...['-c:a', 'aac', '-b:a', `${soundKilobits}k`, '-map_metadata', '-1'],
];

/** Writes the MP4, with its index in front so that it plays while it loads. */
export async function encodeFile({ input, video, sound }: FilmSource, file: string): Promise<void> {
  const { height, crf, maxKilobits } = wholeFile;
  await ffmpeg([
    ...input,
    ...['-map', video, ...(sound ? ['-map', sound] : []), '-vf', scaled(height), ...codec],
    ...['-crf', `${crf}`, '-maxrate', `${maxKilobits}k`, '-bufsize', `${2 * maxKilobits}k`],
    ...['-shortest', '-movflags', '+faststart', file],
  ]);
}

/** Writes `film.m3u8` into a folder and a subfolder a rendition, in the place of earlier ones. */
export async function encodeStream(source: FilmSource, dir: string): Promise<void> {
  await clear(dir);
  const { input, video, sound } = source;
  const outputs = renditions.map((_, index) => `[${index}]`).join('');
  const graph = [
    `[${video}]split=${renditions.length}${outputs.replaceAll('[', '[in')}`,
    ...renditions.map(({ height }, index) => `[in${index}]${scaled(height)}[out${index}]`),
  ].join(';');
  const streams = renditions.flatMap(({ crf, maxKilobits }, index) => [
    ...['-map', `[out${index}]`, ...(sound ? ['-map', sound] : [])],
    ...[`-crf:v:${index}`, `${crf}`, `-maxrate:v:${index}`, `${maxKilobits}k`],
    ...[`-bufsize:v:${index}`, `${2 * maxKilobits}k`],
  ]);
  const variants = renditions.map(({ height }, index) =>
    [`v:${index}`, ...(sound ? [`a:${index}`] : []), `name:${height}`].join(','),
  );
  await ffmpeg([
    ...[...input, '-filter_complex', graph, ...streams, ...codec, '-shortest', '-f', 'hls'],
    ...['-hls_time', `${segmentSeconds}`, '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', 'init.mp4'],
    ...['-hls_flags', 'independent_segments', '-hls_segment_filename', join(dir, '%v/%d.m4s')],
    ...['-master_pl_name', 'film.m3u8', '-var_stream_map', variants.join(' ')],
    join(dir, '%v/index.m3u8'),
  ]);
  await stateBandwidths(join(dir, 'film.m3u8'));
}

/** Takes earlier renditions away; captions stay. */
async function clear(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const earlier = (await readdir(dir)).filter((name) => /^\d+$|\.m3u8$/.test(name));
  await Promise.all(earlier.map((name) => rm(join(dir, name), { recursive: true })));
}
