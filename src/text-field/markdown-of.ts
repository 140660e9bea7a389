import { fromDom } from 'hast-util-from-dom';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** What a text on the site can't have, as selectors for the HTML of office programs. */
const lossesBySelector = {
  pictures: 'img, svg, object, canvas, video, iframe',
  cells: '[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"]), table table',
  notes: '[href*="#_ftn"], [href*="#_edn"], [href*="#sdfoot"], [href*="#sdend"], [href*="#ftnt"]',
  underlines: 'u, [style*="underline"]:not(a, a *)',
};

export type Loss = keyof typeof lossesBySelector;

/** Footnotes and comments. */
const margins =
  '[style*="mso-element:footnote"], [style*="mso-element:endnote"], [style*="mso-element:comment"], [id^="sdfoot"], [id^="sdend"]';

const headings = 'h1, h2, h3, h4, h5';

/**
 * Turns the HTML that Word, LibreOffice, Google Docs and web pages put on the clipboard into Markdown, and
 * lists what it couldn't keep. Changes the document.
 */
export function markdownOf(page: Document): { text: string; lost: Loss[] } {
  const all = (selector: string) => [...page.body.querySelectorAll(selector)];
  for (const each of all('[style]')) each.setAttribute('style', styleOf(each));
  const lost = (Object.keys(lossesBySelector) as Loss[]).filter(
    (loss) => all(lossesBySelector[loss]).length > 0,
  );
  for (const each of all(`${margins}, ${lossesBySelector.notes}`)) each.remove();

  for (const each of all('p[style*="mso-list:l"]')) putIntoList(each);
  for (const each of all(':is(ul, ol) > :is(ul, ol)')) each.previousElementSibling?.append(each);
  for (const each of all(`:is(p, div, ul, ol, table, ${headings}) + br`)) each.remove();
  for (const each of all('table')) putHead(each);
  if (all('h1, .MsoTitle').length > 0) {
    // The page's title is the only heading of the first level.
    for (const each of all(headings)) replace(each, `h${Number(each.tagName[1]) + 1}`);
    for (const each of all('.MsoTitle')) replace(each, 'h2');
  }
  for (const each of all('b, strong, i, em, span')) {
    const style = styleOf(each);
    const [, weight] = /(?<!-)font-weight:(\w+)/.exec(style) ?? [];
    const [, slant] = /(?<!-)font-style:(\w+)/.exec(style) ?? [];
    if (weight ? /^(?:bold|[6-9]00)/.test(weight) : each.matches('b, strong')) wrap(each, 'strong');
    if (slant ? slant === 'italic' : each.matches('i, em')) wrap(each, 'em');
  }
  const links = all('a').filter(
    (each) => !/^(?:https?:|mailto:|tel:)/i.test(each.getAttribute('href') ?? ''),
  );
  const lines = all('td, th').flatMap((cell) => [...cell.querySelectorAll('p, div, li, h2, h3')]);
  for (const each of lines) each.append(' ');
  const bare = all(
    `span, font, b, i, u, o\\:p, li > p:only-of-type, :is(${headings}, th, thead) strong`,
  );
  for (const each of [...links, ...lines, ...bare]) each.replaceWith(...each.childNodes);
  page.body.normalize();
  for (const each of all('strong, em')) closeUp(each);
  for (const each of all('p, h2, h3, h4, h5, h6, li, a')) if (isEmpty(each)) each.remove();

  const none = () => undefined;
  const pictures = ['img', 'video', 'iframe'].map((name) => [name, none]);
  const tree = toMdast(fromDom(page.body), {
    handlers: Object.fromEntries(pictures),
    nodeHandlers: { comment: none },
    document: true,
  });
  const text = toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  });
  return { text: text.trim(), lost };
}

const styleOf = (element: Element) =>
  (element.getAttribute('style') ?? '').toLowerCase().replace(/\s*([:;])\s*/g, '$1');

const isEmpty = (element: Element) =>
  element.textContent?.trim() === '' && !element.querySelector('table');

function replace(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function wrap(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** A table in Markdown always has a head. */
function putHead(table: Element): void {
  const row = table.querySelector('tr');
  if (!row || row.querySelector('th') || row.closest('thead')) return;
  const head = table.ownerDocument.createElement('thead');
  head.append(row);
  table.prepend(head);
}

/** Joins neighbours of the same kind, and moves spaces out of them: `** a**` isn't bold in Markdown. */
function closeUp(element: Element): void {
  while (element.nextElementSibling?.tagName === element.tagName) {
    if (element.nextSibling !== element.nextElementSibling) break;
    element.append(...element.nextElementSibling.childNodes);
    element.nextElementSibling.remove();
  }
  element.normalize();
  const text = element.textContent ?? '';
  if (text.trim() === '' || element.querySelector('p, ul, ol, table, div')) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const { firstChild: first, lastChild: last } = element;
  if (/^\s/.test(text)) element.before(' ');
  if (/\s$/.test(text)) element.after(' ');
  if (first?.nodeType === 3) first.nodeValue = `${first.nodeValue}`.trimStart();
  if (last?.nodeType === 3) last.nodeValue = `${last.nodeValue}`.trimEnd();
}

/** Word's lists are paragraphs with a level and a mark. */
function putIntoList(paragraph: Element): void {
  const mark = paragraph.querySelector('[style*="mso-list:ignore"]');
  const name = /[\p{L}\d][.)]/u.test(mark?.textContent ?? '') ? 'ol' : 'ul';
  mark?.remove();
  const created = () => paragraph.ownerDocument.createElement(name);
  const [, level] = /level(\d)/.exec(styleOf(paragraph)) ?? [];
  let list = paragraph.previousElementSibling;
  if (!list?.matches('ul, ol') || (level === '1' && list.localName !== name)) {
    list = created();
    paragraph.before(list);
  }
  for (let depth = 1; depth < Number(level) && list.lastElementChild; depth++) {
    const item: Element = list.lastElementChild;
    if (!item.lastElementChild?.matches('ul, ol')) item.append(created());
    list = item.lastElementChild as Element;
  }
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.remove();
}
