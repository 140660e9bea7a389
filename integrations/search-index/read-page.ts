import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import { localeOfPath } from '../../src/routing/href.ts';
import type { Category } from '../../src/routing/sections.ts';
import { placeOf } from './place-of.ts';
import type { Documents } from './read-documents.ts';
import type { SearchRecord } from './record.ts';

type Part = Cheerio<ReturnType<CheerioAPI>[number]>;

/** What isn't the page's own: what print leaves out, cards of other pages, what nobody reads. */
const foreign =
  'header .meta, .no-print, [hidden], [aria-hidden], .visually-hidden, .badge, [data-item]:not(:has(> [rel~=external])), article, form, script, style, dialog, template, button, video';

const blocks =
  /<(?=\/?(?:p|li|ul|ol|h\d|dt|dd|dl|td|th|tr|div|section|header|summary|details|figcaption|br|blockquote)\b)/g;

/**
 * The records of a built page, the page's own first; none where its text isn't in its language or it
 * isn't to be found. An article is found by the words of its PDF too.
 */
export function recordsOf(read: () => string, path: string, documents: Documents): SearchRecord[] {
  const place = placeOf(path);
  if (!place) return [];
  const html = read();
  if (/<meta name="robots"|data-untranslated/.test(html)) return [];
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const $ = load(main.replace(blocks, ' <'), { xml: { xmlMode: false } });
  const locale = localeOfPath(path);
  const { section } = place;
  const things = $('[data-record]')
    .toArray()
    .map((element): SearchRecord => {
      const item = $(element);
      const heading = item.closest('[data-group]').find('h2').first();
      const picture = pictureOf(item);
      item.find('.badge, .visually-hidden, [aria-hidden]').remove();
      const title = item.find('[data-title], h2, h3').first().remove();
      return {
        url: `${path}#${item.attr('id')}`,
        locale,
        title: words(title),
        lang: title.attr('lang') ?? title.find('[lang]').attr('lang'),
        content: [words(item), words(heading)].filter(Boolean).join(' · '),
        section,
        category: item.attr('data-record') as Category,
        date: item.find('time').first().text() || undefined,
        picture,
      };
    });
  const picture = pictureOf($('main'));
  const category = /href="(?:\/\w\w)?\/new\/(university|social)"/.exec(main)?.[1];
  const paper = place.category === 'article' ? documents.get(paperOf($('main')) ?? '') : undefined;
  $(foreign).remove();
  const title = words($('h1').first().remove());
  const page: SearchRecord = {
    url: path,
    locale,
    title,
    content: [words($('main')), paper].filter(Boolean).join(' · '),
    section,
    category: place.category ?? (section === 'news' ? (category as Category) : undefined),
    date: place.dated ? /"date(?:Published|Posted)":"([\d-]+)"/.exec(html)?.[1] : undefined,
    picture,
  };
  return [page, ...things];
}

const words = (part: Part) => part.text().replace(/\s+/g, ' ').trim();

/** The address of the PDF that a page offers. */
const paperOf = (part: Part) => part.find('a[href^="/pdf/"]').first().attr('href');

/** The smallest of a picture's files. */
function pictureOf(part: Part): string | undefined {
  const [first] = part.find('picture source').first().attr('srcset')?.split(' ') ?? [];
  return first ?? part.find('img.cover').first().attr('src');
}
