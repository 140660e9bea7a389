import { load } from 'cheerio';
import sax from 'sax';
import { describe, expect, it } from 'vitest';
import { rssFeed } from '../../../src/feeds/rss-feed.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

async function feedOf(title: string, days: readonly Date[] = []) {
  const link = 'https://university.example/ru/news/1/a';
  const items = [{ title, description: title, content: `<p>${title}</p>`, link }];
  const options = { title, description: title, items, days, page: '/ru/new' };
  return (await rssFeed({ ...options, feed: 'all', locale: 'ru' })).text();
}

/** Throws where a text isn't well-formed. */
function parseStrictly(xml: string): void {
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
}

describe('is well-formed, and shows the same text, whatever an author pasted:', () => {
  const controls = Array.from({ length: 0x20 }, (_, code) => String.fromCodePoint(code)).join('');
  it.each([
    ['markup', '<b>Qabul</b> & “kirish” </item> <!-- --> <![CDATA[ ]]>', undefined],
    ['entities', '&nbsp; &#11; &amp; &bogus; &', undefined],
    ['a form feed of Word', 'Qabul\fkirish', 'Qabulkirish'],
    ['every control', `Qabul${controls}kirish`, 'Qabul\t\n\nkirish'],
    ['half an emoji', 'Qabul \uD83D!', 'Qabul \uFFFD!'],
    ['an emoji', 'Qabul 🎓', undefined],
    ['no characters', 'Qabul\uFFFE\uFFFF', 'Qabul'],
    ['other controls', 'Qabul\u0085\u2028\u202E', undefined],
  ])('%s', async (_, title, shown = title) => {
    const xml = await feedOf(title);
    expect(() => parseStrictly(xml)).not.toThrow();
    expect(xml).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
    const $ = load(xml, { xml: true });
    const text = (selector: string) => $(selector).text().replace(/\r/g, '\n').trim();
    expect(text('item > title')).toBe(shown);
    expect(text('channel > title')).toBe(shown);
    expect(text('item > content\\:encoded')).toBe(`<p>${shown}</p>`);
  });
});

it('names its address, its language and the newest day of its items', async () => {
  const xml = await feedOf('Qabul', [day('2026-09-04'), day('2026-11-20'), day('2026-10-01')]);
  const $ = load(xml, { xml: true });
  expect($('channel > atom\\:link').attr()).toEqual({
    href: 'https://university.example/ru/rss.xml',
    rel: 'self',
    type: 'application/rss+xml',
  });
  expect($('channel > language').text()).toBe('ru');
  expect($('channel > lastBuildDate').text()).toBe('Fri, 20 Nov 2026 00:00:00 GMT');
  expect(xml).toContain('xmlns:atom="http://www.w3.org/2005/Atom"');
});

it('has the same bytes each time, also without items', async () => {
  const days = [day('2026-11-20')];
  expect(await feedOf('Qabul', days)).toBe(await feedOf('Qabul', days));
  expect(await feedOf('Qabul')).not.toContain('lastBuildDate');
});
