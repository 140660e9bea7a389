import { mkdir } from 'node:fs/promises';
import { breath } from './sample-videos/breath.ts';
import { heart } from './sample-videos/heart.ts';
import { heartbeats } from './sample-videos/heartbeats.ts';
import { weaving } from './sample-videos/weaving.ts';
import { writeClip } from './sample-videos/write-clip.ts';
import { writeFilm } from './sample-videos/write-film.ts';

// Draws the sample videos and their posters again: node scripts/make-sample-videos.ts. Needs ffmpeg.
const videoDir = 'public/video';
const posterDir = 'src/content/videos';
await mkdir(videoDir, { recursive: true });
for (const clip of [breath, heartbeats, weaving]) await writeClip(clip, videoDir, posterDir);
await writeFilm(heart, videoDir, posterDir);
