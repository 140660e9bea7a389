import { load } from 'cheerio';
import type { Locale } from '../i18n/locales.ts';
import type { Link } from '../routing/link.ts';

/**
 * Links to the parts of a page: the headings of the second level that an id leads to, their own or
 * their section's; not those of dialogs and of what isn't printed, such as an invitation to apply. None
 * if there are fewer than `least`.
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
