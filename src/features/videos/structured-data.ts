// Structured data of a video for search engines.
import type { CollectionEntry } from 'astro:content';
import type { VideoObject } from 'schema-dts';
import { tashkentOffset } from '../../calendar/tashkent.ts';
import { isoDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { absoluteUrl } from '../../routing/site.ts';

/** The properties of a video that structured data needs. */
export interface VideoEntry {
  id: string;
  data: Pick<
    CollectionEntry<'videos'>['data'],
    'title' | 'description' | 'date' | 'seconds' | 'file'
  >;
}

/** A video on the page at the URL `page`; `poster` is the poster's URL. */
export function videoObject(
  { id, data }: VideoEntry,
  { page, poster }: { page: string; poster: string },
  locale: Locale,
): VideoObject {
  const { text: name, lang = locale } = localize(data.title, locale);
  return {
    '@type': 'VideoObject',
    '@id': `${page}#video-${id}`,
    name,
    description: localize(data.description, locale).text,
    inLanguage: lang,
    uploadDate: dayStart(data.date),
    duration: `PT${data.seconds}S`,
    thumbnailUrl: poster,
    contentUrl: absoluteUrl(data.file),
  };
}

/** The start of a day in Uzbekistan: search engines require a time and a zone. */
function dayStart(day: Date): string {
  return `${isoDay(day)}T00:00:00${tashkentOffset}`;
}
