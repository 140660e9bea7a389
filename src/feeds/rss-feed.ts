import rss, { type RSSOptions } from '@astrojs/rss';
import type { Locale } from '../i18n/locales.ts';
import { type Feed, feedHref } from '../routing/feeds.ts';
import { absoluteUrl } from '../routing/site.ts';

/** Characters that XML 1.0 can't contain in any form (2.2): most controls, U+FFFE and U+FFFF. */
const illegal = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

interface FeedOptions extends Pick<RSSOptions, 'title' | 'description' | 'items'> {
  feed: Feed;
  locale: Locale;
  /** The path of the page that lists the same items. */
  page: string;
  /** The dates when its items were published or changed; may be empty. */
  days: readonly Date[];
}

/**
 * An RSS 2.0 feed with its address and the date of its last change, not of the build, so that equal content
 * gives equal bytes. Characters that XML can't contain are removed.
 */
export async function rssFeed(options: FeedOptions): Promise<Response> {
  const { feed, locale, page, days, title, description, items } = options;
  const newest = days.toSorted((a, b) => a.valueOf() - b.valueOf()).at(-1);
  const response = await rss({
    title,
    description,
    items,
    site: absoluteUrl(page),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      `<language>${locale}</language>`,
      newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>` : '',
      `<atom:link href="${absoluteUrl(feedHref(feed, locale))}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
  });
  return new Response((await response.text()).replace(illegal, ''), response);
}
