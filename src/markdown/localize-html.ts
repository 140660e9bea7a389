import { load } from 'cheerio';
import type { Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';
import type { Translate } from '../i18n/translate.ts';
import { absoluteUrl } from '../routing/site.ts';
import { externalRel } from '../security/addresses.ts';

/**
 * Adapts rendered markdown to readers of `locale`:
 *
 * - local links, which authors write without a prefix (`/contact`), point to the reader's language;
 * - tables get a focusable scroll container, named after the heading above them;
 * - images with a title, `![alt](gate.jpg "Caption")`, become figures;
 * - external links are announced to screen readers.
 */
export function localizeHtml(html: string, locale: Locale, t: Translate): string {
  const localized = withExternalHints(withLocalLinks(html, locale), t('site.external'));
  // Parsing takes as long as rendering, and most texts have neither tables nor images.
  if (!/<(?:table|img)\b/.test(html)) return localized;
  const $ = load(localized, null, false);
  for (const table of $('table').toArray()) {
    const heading = $(table).prevAll('h2, h3').first().text();
    const label = [t('site.table'), heading].filter(Boolean).join(': ');
    $(table).wrap(
      $('<div class="table-scroll" role="region" tabindex="0">').attr('aria-label', label),
    );
  }
  for (const image of $('p > img[title]:only-child').toArray()) {
    const paragraph = $(image).parent();
    if (paragraph.text().trim()) continue;
    const caption = $('<figcaption>').text($(image).attr('title') as string);
    $(image).removeAttr('title');
    paragraph.replaceWith($('<figure>').append(image, caption));
  }
  return $.html();
}

/** Adapts rendered markdown to feeds: URLs are absolute, `srcset` is dropped. */
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

function withExternalHints(html: string, hint: string): string {
  return html.replace(
    /<a (href="https?:[^"]*"[^>]*)>(.*?)<\/a>/gis,
    `<a $1 rel="${externalRel}">$2<span class="visually-hidden" data-pagefind-ignore> (${hint})</span></a>`,
  );
}
