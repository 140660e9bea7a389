import { load } from 'cheerio';
import type { Locale } from './i18n/locales.ts';
import { localizedPath } from './routing/href.ts';

/**
 * Rendered markdown as a reader of `locale` gets it: `/contact`, as authors write it in every
 * language, leads to the reader's language; a wide table scrolls in a box of its own, which the
 * keyboard reaches; a picture with a title, `![what is seen](gate.jpg "Caption")`, is a figure.
 */
export function dressedProse(html: string, locale: Locale, tableLabel: string): string {
  const $ = load(html, null, false);
  for (const link of $('a[href^="/"]').toArray()) {
    $(link).attr('href', localizedPath($(link).attr('href') as string, locale));
  }
  $('table').wrap(
    $('<div class="scroll" role="region" tabindex="0">').attr('aria-label', tableLabel),
  );
  for (const picture of $('p > img[title]:only-child').toArray()) {
    const paragraph = $(picture).parent();
    if (paragraph.text().trim()) continue;
    const caption = $('<figcaption>').text($(picture).attr('title') as string);
    $(picture).removeAttr('title');
    paragraph.replaceWith($('<figure>').append(picture, caption));
  }
  return $.html();
}
