import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The bits a second of a rendition's largest segment. */
async function peakOf(playlist: string): Promise<number> {
  const segments = (await readFile(playlist, 'utf8')).matchAll(/^#EXTINF:([\d.]+),.*\n(.+)$/gm);
  const rates = [...segments].map(async ([, seconds, name]) => {
    const { size } = await stat(join(dirname(playlist), `${name}`));
    return Math.ceil((8 * size) / Number(seconds));
  });
  return Math.max(...(await Promise.all(rates)));
}

/**
 * Writes what each rendition really needs into the list of renditions. ffmpeg states the limits it
 * was given, by which a player would take a smaller picture than the line carries.
 */
export async function stateBandwidths(list: string): Promise<void> {
  let text = await readFile(list, 'utf8');
  for (const [entry, name] of text.matchAll(/^#EXT-X-STREAM-INF:.*\n(.+)$/gm)) {
    const peak = await peakOf(join(dirname(list), `${name}`));
    text = text.replace(entry, entry.replace(/\bBANDWIDTH=\d+/, `BANDWIDTH=${peak}`));
  }
  await writeFile(list, text);
}
