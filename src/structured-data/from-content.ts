import type { CollegeOrUniversityLeaf, VideoObject } from 'schema-dts';
import { singleRecord } from '../content-types/records.ts';
import { posterWidth, videosByDate } from '../features/videos/queries.ts';
import { videoObject } from '../features/videos/structured-data.ts';
import type { Locale } from '../i18n/locales.ts';
import { imageUrl } from '../images/image-files.ts';
import { href } from '../routing/href.ts';
import { absoluteUrl } from '../routing/site.ts';
import { university, universityReference } from './university.ts';

/** The university with everything its contact page shows: addresses, phones, opening hours. */
export async function loadUniversity(locale: Locale): Promise<CollegeOrUniversityLeaf> {
  const [settings, contact] = await Promise.all([
    singleRecord('settings'),
    singleRecord('contact'),
  ]);
  return university({ settings, contact }, locale);
}

/** The short form of the university, as a publisher, provider or employer. */
export async function loadUniversityReference(locale: Locale): Promise<CollegeOrUniversityLeaf> {
  return universityReference(await singleRecord('settings'), locale);
}

/** All videos, on the page that shows them. */
export async function loadVideos(locale: Locale): Promise<VideoObject[]> {
  const page = absoluteUrl(href('videos', locale));
  return Promise.all(
    (await videosByDate()).map(async (video) =>
      videoObject(video, { page, poster: await imageUrl(video.data.poster, posterWidth) }, locale),
    ),
  );
}
