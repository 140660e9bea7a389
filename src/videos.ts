import type { VideoObject } from 'schema-dts';
import { allRecords } from './collections/records.ts';
import type { Locale } from './i18n/locales.ts';
import { photoUrl } from './photo-files.ts';
import { absoluteUrl, href } from './routing/href.ts';
import { videoObject } from './structured-data/video-object.ts';

/** Pixels: posters are never shown wider. */
export const posterWidth = 640;

/** The videos of the home page in structured data. */
export async function describedVideos(locale: Locale, site: URL): Promise<VideoObject[]> {
  const page = absoluteUrl(href('home', locale), site);
  const videos = (await allRecords('videos')).map(async (video) => {
    const poster = await photoUrl(video.data.poster, site, posterWidth);
    return videoObject(video, { page, poster }, locale, site);
  });
  return Promise.all(videos);
}
