import type { Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';
import { href } from './href.ts';

const feeds = {
  all: '/rss.xml',
  university: '/new/university/rss.xml',
  social: '/new/social/rss.xml',
  vacancies: '/careers/rss.xml',
} as const;

/** A feed of the site. */
export type Feed = keyof typeof feeds;

/** The path of a feed: `('social', 'ru')` → `/ru/new/social/rss.xml`. */
export function feedHref(feed: Feed, locale: Locale): string {
  return localizedPath(feeds[feed], locale);
}

/** The path of the calendar file with an admission's dates: `(2, 'ru')` → `/ru/admission/2.ics`. */
export function admissionDaysHref(admission: number, locale: Locale): string {
  return `${href('admission', locale, { id: admission })}.ics`;
}
