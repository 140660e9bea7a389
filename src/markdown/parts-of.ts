import { load } from 'cheerio';
import type { Locale } from '../i18n/locales.ts';
import type { Link } from '../routing/link.ts';

/**
 * Links to the parts of a page: the second-level headings with an id, on the heading or its section. Headings
 * in dialogs and in parts that aren't printed, such as an invitation to apply, are left out. Empty if there
 * are fewer than `least`.
 */
export function partsOf(html: string, least: number): Link[] {
  // Parsing takes as long as rendering, and most pages have few parts.
  if (html.split('<h2').length <= least) return [];
  const $ = load(html, null, false);
  const parts = $('h2')
    .not('dialog h2, .no-print h2')
    .toArray()
    .map((heading) => $(heading))
    .flatMap((heading) => {
      const id = heading.attr('id') ?? heading.closest('section').attr('id');
      const lang = heading.closest('[lang]').attr('lang') as Locale | undefined;
      return id ? [{ label: heading.text().trim(), href: `#${id}`, lang }] : [];
    });
  return parts.length < least ? [] : parts;
}
