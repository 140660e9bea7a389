import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { Locale } from '../../i18n/locales.ts';
import { localeOfPath } from '../../i18n/paths.ts';
import type { Category, Section } from '../../routing/sections.ts';

/** A search result: a page, or an item of a page's list. */
export interface SearchRecord {
  url: string;
  locale: Locale;
  title: string;
  /** The title's language, if it isn't the page's. */
  lang?: string | undefined;
  /** The rest of the text, one block per line: the summary first, the facts in asides last. */
  content: string;
  section: Section;
  category?: Category | undefined;
  /** `2026-09-04`, or only a year. */
  date?: string | undefined;
}

type Part = Cheerio<ReturnType<CheerioAPI>[number]>;
type Node = ReturnType<Part['contents']>[number];

/** Elements that Pagefind's own parser never indexes, and those that readers don't see. */
const neverIndexed =
  'head, style, script, noscript, label, form, svg, footer, nav, iframe, template, dialog, button, [hidden]';

const block =
  /^(?:p|div|section|article|header|[uo]l|li|dl|tr|table|tbody|blockquote|figcaption|details)$/;

/** Elements that are headings of the text after them. */
const heading = /^(?:h[1-6]|summary|thead)$/;

/**
 * Reads the records of a rendered page from its `data-pagefind-*` attributes: first the page's own, then
 * one for each `data-record` item. Returns none for a page without `data-pagefind-body`.
 *
 * Pagefind can read these attributes itself, but then its index contains the words as they are written,
 * and the items of lists aren't results.
 *
 * @param pdfTexts by URL; an article is also found by the words of its PDF
 */
export function readPage(
  html: string,
  path: string,
  pdfTexts: ReadonlyMap<string, string>,
): SearchRecord[] {
  if (!html.includes('data-pagefind-body')) return [];
  // The rest is half of the page and isn't indexed.
  const $ = load(html.slice(html.indexOf('<main'), html.indexOf('</main>')), {
    xml: { xmlMode: false },
  });
  const main: Part = $('[data-pagefind-body]');
  const section = inlineValue(main, 'filter', 'section') as Section | undefined;
  if (!section) return [];
  const locale = localeOfPath(path);
  const category = inlineValue(main, 'meta', 'category') as Category | undefined;
  const pdf = category === 'article' ? main.find('a[type="application/pdf"]').attr('href') : '';
  main.find(`${neverIndexed}, [data-pagefind-ignore=all]`).remove();

  const items = main.find('[data-record]').toArray();
  const itemRecords = items.map((element): SearchRecord => {
    const item: Part = $(element);
    const group = item.closest('[data-group]').find('h2').first();
    const title = item.find('[data-pagefind-meta=title], h2, h3').first().remove();
    return {
      url: `${path}#${item.attr('id')}`,
      locale,
      title: textOf(title),
      lang: title.attr('lang') ?? title.find('[lang]').attr('lang'),
      content: [sentences(textOf(item)), textOf(group)].filter(Boolean).join('\n'),
      section,
      category: item.attr('data-record') as Category,
      date: inlineValue(item, 'sort', 'date'),
    };
  });

  $(items).remove();
  const title = textOf(main.find('h1').first().remove());
  const summary: Part = main.find('.lede, [data-pagefind-summary]').first().remove();
  const facts: Part = main.find('[data-facts]').remove();
  const pageRecord: SearchRecord = {
    url: path,
    locale,
    title,
    content: [...[summary, main, facts].map(textOf), pdfTexts.get(pdf ?? '')]
      .filter(Boolean)
      .join('\n'),
    section,
    category,
    date: inlineValue(main, 'sort', 'date'),
  };
  return [pageRecord, ...itemRecords];
}

/** The value after `key:` in the first such attribute of a part. */
function inlineValue(part: Part, attribute: 'filter' | 'meta' | 'sort', key: string) {
  const name = `data-pagefind-${attribute}`;
  const selector = `[${name}^="${key}:"]`;
  const element = part.is(selector) ? part : part.find(selector).first();
  return element.attr(name)?.slice(key.length + 1);
}

/** The text of a part: one block per line, each with a full stop, except headings. */
function textOf(part: Part): string {
  return joinTexts(part.contents().toArray())
    .replace(/ *\n\s*/g, '\n')
    .replace(/ +/g, ' ')
    .trim();
}

/** A text with a full stop at the end, unless it ends with a block, which may be a heading. */
const sentences = (text: string) =>
  /\n\s*$/.test(text) ? text : text.replace(/,?\s*$/, '').replace(/(?<=[\p{L}\p{N})”»%])$/u, '.');

function joinTexts(nodes: readonly Node[]): string {
  const texts = nodes.map((node) => {
    if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
    if (!('attribs' in node) || 'data-pagefind-ignore' in node.attribs) return '';
    const text = joinTexts(node.children);
    // Adjacent links are only separated by their style.
    if (node.name === 'a' && node.prev && 'attribs' in node.prev) return ` ${text}`;
    if (node.name === 'br') return ' ';
    if (node.name === 'dt') return `\n${text.trim()}: `;
    if (node.name === 'dd') return `${sentences(text)}\n`;
    if (heading.test(node.name)) return `\n${text.trim()}\n`;
    if (/^t[hd]$/.test(node.name)) return text.trim() && `${text.trim()}, `;
    return block.test(node.name) ? `\n${sentences(text)}\n` : text;
  });
  return texts.join('');
}
