import { mkdir } from 'node:fs/promises';
import { breath } from './sample-videos/breath.ts';
import { heart } from './sample-videos/heart.ts';
import { heartbeats } from './sample-videos/heartbeats.ts';
import { weaving } from './sample-videos/weaving.ts';
import { writeClip } from './sample-videos/write-clip.ts';

// Draws the sample videos and their posters anew: node scripts/make-sample-videos.ts. Needs ffmpeg.
const videoDir = 'public/video';
await mkdir(videoDir, { recursive: true });
for (const clip of [breath, heart, heartbeats, weaving]) {
  await writeClip(clip, videoDir, 'src/content/videos');
}
