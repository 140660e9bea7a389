import type { VideoObject } from 'schema-dts';
import type { Locale } from '../i18n/locales.ts';
import { absoluteUrl } from '../routing/site.ts';
import { dayStart } from './job-posting.ts';

export interface VideoEntry {
  id: string;
  data: {
    title: Record<Locale, string>;
    description: Record<Locale, string>;
    date: Date;
    seconds: number;
    file: string;
  };
}

/** A video of the page at `page`; `poster` is the address of its picture. */
export function videoObject(
  { id, data }: VideoEntry,
  { page, poster }: { page: string; poster: string },
  locale: Locale,
): VideoObject {
  return {
    '@type': 'VideoObject',
    '@id': `${page}#video-${id}`,
    name: data.title[locale],
    description: data.description[locale],
    inLanguage: locale,
    uploadDate: dayStart(data.date),
    duration: `PT${data.seconds}S`,
    thumbnailUrl: poster,
    contentUrl: absoluteUrl(data.file),
  };
}
