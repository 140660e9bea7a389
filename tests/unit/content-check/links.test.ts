import { describe, expect, it } from 'vitest';
import { newsData, newsText, problemsOf, problemsOfBody, withShared } from './fixture.ts';
import { wholeSite } from './whole-site.ts';

const more = {
  'staff/anvar-qodirov/index.uz.md': withShared('order: 1\n', newsText('Matn.', 'post: Rektor\n')),
  'sections/2-office/index.uz.md': withShared('order: 1\n', newsText()),
};

describe('links in bodies', () => {
  it.each([
    '/',
    '/#yangiliklar',
    '/contact',
    '/contact?subject=1#form',
    '/news/1',
    '/news/1/open-day',
    '/staff/anvar-qodirov',
    '/sections/2',
    '/new/page/3',
    '/new/archive/2026-09',
    'https://example.org/about.html/',
    'mailto:info@example.org',
    'tel:+998732001234',
  ])('accepts %s', async (url) => {
    expect(await problemsOfBody(`[havola](${url})`, more)).toEqual([]);
  });

  it.each([
    ['/news/2', 'the site has no page “/news/2”'],
    ['/news/1/other', 'the site has no page'],
    ['/staff/nobody', 'the site has no page'],
    ['/new/page/0', 'the site has no page'],
    ['/new/archive/2026-13', 'the site has no page'],
    ['/uz', 'write it as “/”, without the language'],
    ['/ru#top', 'write it as “/#top”, without the language'],
    ['/contact/', 'write it as “/contact”, without the slash at the end.'],
    ['/contact.html#form', 'write it as “/contact#form”, without “.html”.'],
    ['/en/contact/', 'without the language (the site adds it) and the slash at the end.'],
    ['/ru/lost', 'write it as “/lost”, without the language (the site adds it). Also, the site'],
    ['//example.org', 'write the whole address'],
    ['/\\\\example.org', 'write the whole address'],
    ['contact', 'relative links are not supported. A link starts with /'],
    ['file:///etc/passwd', 'links of this kind are not supported'],
    ['http://', 'not a complete address'],
    ['', 'this link has no address'],
  ])('refuses %s', async (url, expected) => {
    expect(await problemsOfBody(`[havola](${url})`, more)).toEqual([
      expect.objectContaining({
        field: 'body',
        line: 8,
        message: expect.stringContaining(expected),
      }),
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    'javascript&colon;alert(1)',
    'java&Tab;script:alert(1)',
    '<java script:alert(1)>',
    '&#x01;javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'DATA:,x',
    'blob:https://example.org/1',
  ])('refuses the harmful %s', async (url) => {
    expect(await problemsOfBody(`[havola](${url})`)).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('can harm readers') }),
    );
  });

  it('follows definitions and bare addresses', async () => {
    const body = '[a][one] <javascript:alert(1)>\n\n[one]: /lost';
    const reads = (await problemsOfBody(body)).map(({ read }) => read);
    expect(reads).toEqual(['“/lost”', '“javascript:alert(1)”']);
  });

  it('leaves code alone', async () => {
    expect(await problemsOfBody('`[a](/lost)`\n\n```\n[a](javascript:x)\n```')).toEqual([]);
  });

  it('leads to the headings and sections of its page', async () => {
    const withHeading = (url: string) => problemsOfBody(`## Oʻqish vaqti\n\n[havola](${url})`);
    for (const url of ['#oʻqish-vaqti', '#o%CA%BBqish-vaqti', '#form']) {
      expect(await withHeading(url)).toEqual([]);
    }
    const [problem] = await problemsOfBody('[havola](#vaqt)');
    expect(problem?.message).toMatch(/The text has no headings .* add a heading\.$/);
  });

  it('counts lines from the start of the file', async () => {
    const [problem] = await problemsOfBody('Bir.\n\nIkki.\n\n- [a](/lost)');
    expect(problem?.line).toBe(12);
  });
});

describe('harmful addresses in fields', () => {
  it.each([
    'javascript:alert(1)',
    'bosing: java\\tscript:alert(1)',
    'JAVASCRIPT&#58;alert(1)',
    'see data:text/html;base64,AA',
    'data:x',
    'blob:https://example.org/1',
    'vb&#x73;cript:x',
  ])('refuses “%s”', async (value) => {
    const more = `coverAlt: "${value}"\n`;
    const files = {
      'news/1-open-day/index.uz.md': withShared(newsData, newsText('Matn.', more)),
    };
    expect(await problemsOf(files)).toEqual([
      expect.objectContaining({ field: 'coverAlt', line: 4 }),
    ]);
  });

  it.each(['Personal data: what we keep', 'Data: names, phones', 'Taʼlim: javascript'])(
    'accepts “%s”',
    async (value) => {
      const files = {
        'news/1-open-day/index.uz.md': withShared(
          newsData,
          newsText('Matn.', `coverAlt: "${value}"\n`),
        ),
      };
      expect(await problemsOf(files)).toEqual([]);
    },
  );
});

it('knows the whole addresses of the site by the domain in its settings', async () => {
  const settings = { 'settings/site.yaml': `${wholeSite['settings/site.yaml']}` };
  const said = (domain: string) =>
    problemsOfBody(`[aloqa](https://www.${domain}/contact)`, settings);
  expect(await said('example.uz')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('write “/contact”') }),
  ]);
  expect(await said('example.org')).toEqual([]);
});
