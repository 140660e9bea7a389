import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { audioKilobits, download, renditions, segmentSeconds } from './ladder.ts';

/** ffmpeg's input: its arguments, and the streams to use. */
export interface VideoSource {
  input: string[];
  video: string;
  /** Left out for a silent video. */
  audio?: string;
}

const ffmpeg = (args: string[]) =>
  promisify(execFile)('ffmpeg', ['-y', '-v', 'error', '-fflags', '+bitexact', ...args]);

/** Scales to a height, with an even width and the colours that browsers expect. */
const scale = (height: number) => `scale=-2:${height}:out_color_matrix=bt709,format=yuv420p`;
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** H.264 that every phone decodes. Each segment starts with a key frame, so players can switch there. */
const codec = [
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-refs', '4', ...bt709],
  ...['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`, '-sc_threshold', '0'],
  ...['-c:a', 'aac', '-b:a', `${audioKilobits}k`, '-map_metadata', '-1'],
];

/** Writes the MP4 to download, with its index first so that it plays while it loads. */
export async function encodeFile(
  { input, video, audio }: VideoSource,
  file: string,
): Promise<void> {
  const { height, crf, maxKilobits } = download;
  await ffmpeg([
    ...input,
    ...['-map', video, ...(audio ? ['-map', audio] : []), '-vf', scale(height), ...codec],
    ...['-crf', `${crf}`, '-maxrate', `${maxKilobits}k`, '-bufsize', `${2 * maxKilobits}k`],
    ...['-shortest', '-movflags', '+faststart', file],
  ]);
}

/** Replaces the stream in a folder: `film.m3u8`, and a subfolder per rendition. */
export async function encodeStream(source: VideoSource, dir: string): Promise<void> {
  await removeStream(dir);
  const { input, video, audio } = source;
  const outputs = renditions.map((_, index) => `[${index}]`).join('');
  const graph = [
    `[${video}]split=${renditions.length}${outputs.replaceAll('[', '[in')}`,
    ...renditions.map(({ height }, index) => `[in${index}]${scale(height)}[out${index}]`),
  ].join(';');
  const streams = renditions.flatMap(({ crf, maxKilobits }, index) => [
    ...['-map', `[out${index}]`, ...(audio ? ['-map', audio] : [])],
    ...[`-crf:v:${index}`, `${crf}`, `-maxrate:v:${index}`, `${maxKilobits}k`],
    ...[`-bufsize:v:${index}`, `${2 * maxKilobits}k`],
  ]);
  const variants = renditions.map(({ height }, index) =>
    [`v:${index}`, ...(audio ? [`a:${index}`] : []), `name:${height}`].join(','),
  );
  await ffmpeg([
    ...[...input, '-filter_complex', graph, ...streams, ...codec, '-shortest', '-f', 'hls'],
    ...['-hls_time', `${segmentSeconds}`, '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', 'init.mp4'],
    ...['-hls_flags', 'independent_segments', '-hls_segment_filename', join(dir, '%v/%d.m4s')],
    ...['-master_pl_name', 'film.m3u8', '-var_stream_map', variants.join(' ')],
    join(dir, '%v/index.m3u8'),
  ]);
  await writeBandwidths(join(dir, 'film.m3u8'));
}

/** Removes playlists and renditions; captions stay. */
async function removeStream(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const old = (await readdir(dir)).filter((name) => /^\d+$|\.m3u8$/.test(name));
  await Promise.all(old.map((name) => rm(join(dir, name), { recursive: true })));
}

/**
 * Writes each rendition's real peak bandwidth into the master playlist. ffmpeg writes the configured
 * maximum, by which players would choose a lower rendition than the connection allows.
 */
async function writeBandwidths(masterPlaylist: string): Promise<void> {
  let text = await readFile(masterPlaylist, 'utf8');
  for (const [entry, name] of text.matchAll(/^#EXT-X-STREAM-INF:.*\n(.+)$/gm)) {
    const peak = await peakBandwidth(join(dirname(masterPlaylist), `${name}`));
    text = text.replace(entry, entry.replace(/\bBANDWIDTH=\d+/, `BANDWIDTH=${peak}`));
  }
  await writeFile(masterPlaylist, text);
}

/** The bandwidth of a rendition's largest segment, in bits per second. */
async function peakBandwidth(playlist: string): Promise<number> {
  const segments = (await readFile(playlist, 'utf8')).matchAll(/^#EXTINF:([\d.]+),.*\n(.+)$/gm);
  const rates = [...segments].map(async ([, seconds, name]) => {
    const { size } = await stat(join(dirname(playlist), `${name}`));
    return Math.ceil((8 * size) / Number(seconds));
  });
  return Math.max(...(await Promise.all(rates)));
}
