import type { VideoObject } from 'schema-dts';
import { allRecords } from './collections/records.ts';
import type { Locale } from './i18n/locales.ts';
import { photoUrl } from './images/photo-files.ts';
import { href } from './routing/href.ts';
import { absoluteUrl } from './routing/site.ts';
import { videoObject } from './structured-data/video-object.ts';

/** Pixels: posters are never shown wider. */
export const posterWidth = 640;

/** The videos of the home page: the newest, which is shown with its poster, and the others. */
export async function homeVideos() {
  const [newest, ...others] = (await allRecords('videos')).toSorted(
    (a, b) => b.data.date.valueOf() - a.data.date.valueOf(),
  );
  return { newest, others };
}

/** The newest video in structured data, which must name a picture that its page shows. */
export async function describedVideos(locale: Locale): Promise<VideoObject[]> {
  const { newest } = await homeVideos();
  if (!newest) return [];
  const page = absoluteUrl(href('home', locale));
  const poster = await photoUrl(newest.data.poster, posterWidth);
  return [videoObject(newest, { page, poster }, locale)];
}
