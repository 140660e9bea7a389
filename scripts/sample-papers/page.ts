import { formatDate } from '../../src/i18n/format.ts';
import { translator } from '../../src/i18n/translate.ts';
import { type Diamond, diamondPath } from '../../src/ikat/diamond.ts';
import { silk } from '../../src/ikat/silk.ts';
import type { Paper } from './papers.ts';
import { type Fonts, type Sheet, type Style, sheet } from './sheet.ts';
import { standIn } from './stand-in.ts';

const left = 72;
const right = 523;
const measure = 408;
const narrow = 290;
const soft = '#47586a';
const head = { size: 9.5, colour: silk.cobalt, width: 270, lineGap: 2 };
const title: Style = {
  role: 'H1',
  weight: 'bold',
  size: 23,
  colour: silk.ink,
  lineGap: 1,
  width: measure,
};
const body = { size: 11, colour: silk.ink, width: measure, lineGap: 5 };
const small = { size: 9.5, colour: soft, width: measure, lineGap: 3.5 };

function emblem(doc: PDFKit.PDFDocument, x: number, y: number): void {
  const layer = (fill: string, shape: Pick<Diamond, 'columns' | 'tip' | 'feather'>) =>
    doc.path(diamondPath({ x, y, columnWidth: 2.2, step: 3.8, ...shape })).fill(fill);
  layer(silk.cobalt, { columns: 5, tip: 4, feather: 2.4 });
  layer(silk.clay, { columns: 3, tip: 3, feather: 2 });
  layer(silk.apricot, { columns: 1, tip: 3, feather: 1.4 });
}

const rule = ({ decorate }: Sheet, y: number, colour: string, thickness: number) =>
  decorate((doc) => doc.rect(left, y, right - left, thickness).fill(colour));

/** Keeps initials on one line with what follows them. */
const unbroken = (name: string) => name.replaceAll('. ', '.\u00a0');

/** Narrows a text as far as it takes no more lines, and leaves room for a long word. */
function balanced(page: Sheet, text: string, style: Style): Style {
  const height = page.heightOf(text, style);
  let { width } = style;
  while (width > narrow && page.heightOf(text, { ...style, width: width - 6 }) <= height)
    width -= 6;
  return { ...style, width };
}

/** Sets the notice on its own ground, so that nobody takes the page for a real article. */
function notice(page: Sheet, text: string, y: number): number {
  const width = right - left;
  const style = { ...small, colour: silk.ink, width: width - 40 };
  const height = page.heightOf(text, style) + 26;
  page.decorate((doc) => {
    doc.rect(left, y, width, height).fill(silk.clay);
    doc.rect(left, y, 3, height).fill(silk.apricot);
  });
  page.write(text, left + 20, y + 14, style);
  return y + height;
}

/** The file of an article's one page. */
export function paperPage(paper: Paper, fonts: Fonts): Promise<Buffer> {
  const { language, uploadedOn, doi } = paper;
  const t = translator(language);
  const authors = paper.authors.map(unbroken).join(', ');
  const info = {
    Title: paper.title,
    Author: paper.authors.join(', '),
    Subject: standIn[language],
    CreationDate: uploadedOn,
  };
  const page = sheet(language, info, fonts);

  page.decorate((doc) => emblem(doc, left + 12.1, 66));
  page.write(paper.journal, left + 38, 53, { ...head, weight: 'bold', size: 11.5 });
  page.write(paper.issue, left + 38, 69, { ...head, colour: soft });
  const pages = t('journal.pages', { pages: paper.pages });
  page.write(pages, right - 130, 69, { ...head, colour: soft, width: 130, align: 'right' });
  rule(page, 96, silk.cobalt, 1.2);

  let y = page.write(paper.title, left, 140, balanced(page, paper.title, title));
  y = page.write(authors, left, y + 14, { ...body, colour: silk.cobalt });
  y = notice(page, standIn[language], y + 26);
  const heading: Style = { ...body, role: 'H2', weight: 'bold', size: 12 };
  y = page.write(t('journal.abstract'), left, y + 32, heading);
  y = page.write(paper.abstract, left, y + 4, body);

  const facts = [
    `${t('journal.checkedBy')}: ${paper.checkedBy}`,
    `${t('journal.uploadedOn')}: ${formatDate(uploadedOn, language)}`,
    ...(doi === undefined ? [] : [`DOI: ${doi}`]),
  ];
  y += 26;
  rule(page, y, soft, 0.4);
  y += 14;
  for (const fact of facts) y = page.write(fact, left, y, small);

  page.write(paper.university, left, 780, { ...small, width: right - left });
  return page.bytes();
}
