import { expect, it } from 'vitest';
import { readPage } from '../../../../src/search/index/read-page.ts';

const attributes = 'data-pagefind-body data-pagefind-filter="section:library"';

const read = (main: string, more = '') =>
  readPage(`<html><main ${attributes} ${more}>${main}</main></html>`, '/en/books', new Map());

it('reads the data that a page states about itself', () => {
  const [page] = read(
    '<h1>Books</h1><p>All of them</p>',
    'data-pagefind-meta="category:book" data-pagefind-sort="date:2026-09-04"',
  );
  expect(page).toEqual({
    url: '/en/books',
    locale: 'en',
    title: 'Books',
    content: 'All of them.',
    section: 'library',
    category: 'book',
    date: '2026-09-04',
  });
});

it('skips a page without the attributes', () => {
  expect(readPage('<main><h1>Books</h1></main>', '/en/books', new Map())).toEqual([]);
});

it('gives each block a line and a full stop, a heading none, and a term a colon', () => {
  const [page] = read('<h2>Hours</h2><p>Now open!</p><dl><dt>Copies</dt><dd>12</dd></dl>a<br>b');
  expect(page?.content).toBe('Hours\nNow open!\nCopies: 12.\na b');
});

it('reads a row of a table as one sentence', () => {
  const [page] = read(
    '<table><tr><th>One</th><td>2</td></tr></table><div><h2>More</h2></div><p>Text</p>',
  );
  expect(page?.content).toBe('One, 2.\nMore\nText.');
});

it('skips ignored elements: their text, and with “all” their dates too', () => {
  const date = (year: number) => `<i data-pagefind-sort="date:${year}">${year}</i>`;
  const [page] = readPage(
    `<html><main data-pagefind-body data-pagefind-filter="section:library">
    <nav>Home</nav><article data-pagefind-ignore="all">${date(2024)}</article>
    <div data-pagefind-ignore>${date(2025)}</div>Read<span data-pagefind-ignore> (PDF)</span>.
    </main></html>`,
    '/en/books',
    new Map(),
  );
  expect(page).toMatchObject({ content: 'Read.', date: '2025' });
});

it('begins with the summary, and ends with the facts beside the text', () => {
  const [page] = read(
    '<h1>Books</h1><aside data-facts>Copies: 12</aside><h2>Abstract</h2><p data-pagefind-summary>All.</p>',
  );
  expect(page?.content).toBe('All.\nAbstract\nCopies: 12');
});

it('makes a record of each list item', () => {
  const [page, item] = read(
    `<h1>Books</h1><section data-group><h2>Anatomy</h2><div data-record="book" id="book-1">
      <h3 lang="ru">Атлас</h3><time data-pagefind-sort="date:2021">2021</time></div></section>`,
  );
  expect(page?.content).toBe('Anatomy');
  expect(item).toMatchObject({
    url: '/en/books#book-1',
    title: 'Атлас',
    lang: 'ru',
    content: '2021.\nAnatomy',
    category: 'book',
    date: '2021',
  });
});

it('adds the text of an article’s PDF', () => {
  const html = `<main ${attributes} data-pagefind-meta="category:article"><h1>Tea</h1>
    <a href="/pdf/tea.pdf" type="application/pdf" data-pagefind-ignore>PDF</a></main>`;
  const [page] = readPage(html, '/en/tea', new Map([['/pdf/tea.pdf', 'Green tea']]));
  expect(page?.content).toBe('Green tea');
});
