import type { CollegeOrUniversityLeaf, VideoObject } from 'schema-dts';
import { singleRecord } from '../collections/records.ts';
import { homeVideos, posterWidth } from '../collections/videos/queries.ts';
import type { Locale } from '../i18n/locales.ts';
import { imageUrl } from '../images/image-files.ts';
import { href } from '../routing/href.ts';
import { absoluteUrl } from '../routing/site.ts';
import { university, universityReference } from './university.ts';
import { videoObject } from './video-object.ts';

/** The university in structured data, with all that its contact page shows. */
export async function describedUniversity(locale: Locale): Promise<CollegeOrUniversityLeaf> {
  const [settings, contact] = await Promise.all([
    singleRecord('settings'),
    singleRecord('contact'),
  ]);
  return university({ settings, contact }, locale);
}

/** The university in structured data, as a publisher, a provider or an employer is named. */
export async function namedUniversity(locale: Locale): Promise<CollegeOrUniversityLeaf> {
  return universityReference(await singleRecord('settings'), locale);
}

/** The newest video in structured data, which must name a picture that its page shows. */
export async function describedVideos(locale: Locale): Promise<VideoObject[]> {
  const { newest } = await homeVideos();
  if (!newest) return [];
  const page = absoluteUrl(href('home', locale));
  const poster = await imageUrl(newest.data.poster, posterWidth);
  return [videoObject(newest, { page, poster }, locale)];
}
