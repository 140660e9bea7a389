import { load } from 'cheerio';
import type { Locale } from '../i18n/locales.ts';
import type { Translate } from '../i18n/translate.ts';
import { localizedPath } from '../routing/href.ts';
import { absoluteUrl } from '../routing/site.ts';
import { externalRel } from '../security/addresses.ts';

/**
 * Rendered markdown as a reader of `locale` gets it: `/contact`, as authors write it in every
 * language, leads to the reader's language; a wide table scrolls in a box of its own, which the
 * keyboard reaches; a picture with a title, `![what is seen](gate.jpg "Caption")`, is a figure; a
 * link that leaves the site says so to those who hear it.
 */
export function localizeHtml(html: string, locale: Locale, t: Translate): string {
  const localized = withNamedExits(withLocalLinks(html, locale), t('site.external'));
  // Most texts have neither; to parse them all takes as long as to render them.
  if (!/<(?:table|img)\b/.test(html)) return localized;
  const $ = load(localized, null, false);
  $('table').wrap(
    $('<div class="scroll" role="region" tabindex="0">').attr('aria-label', t('site.table')),
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

/** Rendered markdown to be read outside the site, as in a feed: its addresses are complete. */
export function feedHtml(html: string, locale: Locale): string {
  const $ = load(withLocalLinks(html, locale), null, false);
  for (const name of ['href', 'src']) {
    for (const element of $(`[${name}^="/"]`).toArray()) {
      $(element).attr(name, absoluteUrl($(element).attr(name) as string));
    }
  }
  $('[srcset]').removeAttr('srcset');
  return $.html();
}

function withLocalLinks(html: string, locale: Locale): string {
  return html.replace(
    /(<a href=")(\/[^"]*)/g,
    (_, start: string, path: string) => start + localizedPath(path, locale),
  );
}

function withNamedExits(html: string, hint: string): string {
  return html.replace(
    /<a (href="https?:[^"]*"[^>]*)>(.*?)<\/a>/gis,
    `<a $1 rel="${externalRel}">$2<span class="visually-hidden"> (${hint})</span></a>`,
  );
}
