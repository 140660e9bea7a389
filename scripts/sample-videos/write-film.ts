import { glob, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '../../src/i18n/locales.ts';
import { encodeFile, encodeStream, type FilmSource } from '../film/encode-film.ts';
import type { Film } from './clip.ts';
import { withFrames } from './frames.ts';
import { writePoster } from './poster.ts';
import { webVtt } from './web-vtt.ts';

const limit = 3_500_000;

/**
 * Writes `<name>.mp4` and the folder `<name>/` with stream and captions into `videoDir`, and the
 * poster into `posterDir`; throws when all together is too big.
 */
export async function writeFilm(film: Film, videoDir: string, posterDir: string): Promise<void> {
  const dir = join(videoDir, film.name);
  await withFrames(film, 1280, async (frames) => {
    const expression = film.sound.replaceAll(',', '\\,');
    const sound = ['-f', 'lavfi', '-i', `aevalsrc=${expression}:s=44100:d=${film.seconds}`];
    const source: FilmSource = { input: [...frames, ...sound], video: '0:v', sound: '1:a' };
    await encodeFile(source, `${dir}.mp4`);
    await encodeStream(source, dir);
  });
  for (const locale of locales) {
    await writeFile(join(dir, `${locale}.vtt`), webVtt(film.captions, locale));
  }
  let size = await writePoster(film, posterDir);
  for await (const file of glob([`${dir}.mp4`, `${dir}/**/*.*`])) size += (await stat(file)).size;
  if (size > limit) throw new Error(`${dir} has ${size} bytes, more than ${limit}`);
  console.log(`${film.name}: film, stream, captions and poster ${size} bytes`);
}
