import type { CollegeOrUniversityLeaf, VideoObject } from 'schema-dts';
import { singleRecord } from '../collections/records.ts';
import { homeVideos, posterWidth } from '../collections/videos/queries.ts';
import type { Locale } from '../i18n/locales.ts';
import { imageUrl } from '../images/image-files.ts';
import { href } from '../routing/href.ts';
import { absoluteUrl } from '../routing/site.ts';
import { university, universityReference } from './university.ts';
import { videoObject } from './video-object.ts';

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

/** The newest video: the only one whose poster the home page shows, and a thumbnail is required. */
export async function loadHomeVideos(locale: Locale): Promise<VideoObject[]> {
  const { newest } = await homeVideos();
  if (!newest) return [];
  const page = absoluteUrl(href('home', locale));
  const poster = await imageUrl(newest.data.poster, posterWidth);
  return [videoObject(newest, { page, poster }, locale)];
}
