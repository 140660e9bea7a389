import sharp from 'sharp';
import { describe, it } from 'vitest';
import { type Files, vacancy, withShared } from './fixture.ts';
import {
  admission,
  changed,
  en,
  expectSaid,
  folder,
  issue,
  item,
  person,
  ru,
  shared,
  structure,
  teacher,
  text,
  tr,
  uz,
  withBody,
} from './trial.ts';

// A press officer's trial of the check: mistakes of people who write for the site. Each row has files and,
// for each problem, parts of its line in the report; `~` marks a warning.

type Row = [name: string, files: Files, ...expected: string[][]];
const table = (rows: Row[]) =>
  it.each(rows)('%s', (_, files, ...expected) => expectSaid(files, expected));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer();
const photo = await picture(1600, 900);
const small = await picture(300, 200);

/** The item with a cover in line 8. */
const covered = (name: string, files: Files): Files => ({
  [uz]: withShared(
    `${shared}cover: ${name}\n`,
    text.uz.replace('---\n\n', 'coverAlt: Talabalar mikroskop yonida\n---\n\n'),
  ),
  ...Object.fromEntries(Object.entries(files).map(([file, data]) => [`${folder}/${file}`, data])),
});

const renamed = (name: string): Files => ({ [`news/${name}/index.uz.md`]: item[uz] ?? '' });
const other = (slug: string): Files => ({
  [`news/${slug}/index.uz.md`]: withShared(
    shared,
    text.uz.replace('Anatomiya olimpiadasi', 'Boshqa xabar').replace('Birinchi', `${slug}`),
  ),
});
const file = (name: string, data: string | Uint8Array): Files => ({
  ...item,
  [`${folder}/${name}`]: data,
});
const without = (name: string): Files => {
  const { [name]: _, ...rest } = item;
  return rest;
};
const utf16 = Buffer.from(`\uFEFF${item[uz]}`, 'utf16le');
const windows1251 = Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xd1, 0xc0, 0xcc, 0xd3]);
const long = (count: number) => 'Olti jamoa '.repeat(count / 11).trim();

describe('the item without mistakes', () => {
  table([['is accepted', item]]);
});

describe('the fields of a news item', () => {
  table([
    [
      '1: no date',
      changed('date: 2026-11-21\n', ''),
      [uz, 'date', 'missing; expected a calendar date as YYYY-MM-DD', 'Add the field “date”.'],
    ],
    [
      '1b: no title',
      { ...item, [ru]: text.ru.replace(/title: .*\n/, '') },
      [ru, 'title', 'missing; expected some text. Add the field “title”.'],
    ],
    [
      '2: a date as 21.11.2026',
      changed('2026-11-21', '21.11.2026'),
      [`${uz}:4 date`, '“21.11.2026”', 'expected a calendar date as YYYY-MM-DD'],
    ],
    [
      '2b: 2026-11-31',
      changed('2026-11-21', '2026-11-31'),
      [`${uz}:4 date`, 'There is no such day.'],
    ],
    [
      '3: a tab',
      changed('  - science', '\t- science'),
      [`${uz}:7`, 'a tab', 'Indent with spaces.'],
    ],
    [
      '4: a colon in the title',
      changed('title: Anatomiya', 'title: Anatomiya: yakunlar,'),
      [`${uz}:2`, 'A value that contains a colon and a space', 'needs double quotes'],
    ],
    [
      '7: a quotation mark that is not closed',
      changed('title: ', 'title: "'),
      [`${uz}:2`, 'opened and never closed'],
    ],
    [
      '7b: text after a closing quotation mark',
      changed('title: Anatomiya olimpiadasi', 'title: "Sixty" students'),
      [`${uz}:2`, 'or starts with a quotation mark', 'around the whole of it'],
    ],
    [
      '9b: a Cyrillic с in сategory',
      changed('category', 'сategory'),
      [`${uz}:5 сategory`, 'Did you mean “category”?'],
    ],
    [
      '9b: a Cyrillic с in a value',
      changed('science', 'sсience'),
      [`${uz}:7 tags`, 'Did you mean “science”?'],
    ],
    [
      '11: Word’s quotes round a title with a colon',
      changed('title: Anatomiya olimpiadasi', 'title: “Anatomiya: yakunlar”'),
      [`${uz}:2`, 'A value that contains a colon and a space', 'needs double quotes'],
    ],
    [
      '11b: Word’s quotes round a value',
      changed('university', '“university”'),
      [
        `${uz}:5 category`,
        'Did you mean “university”?',
        'Curly quotation marks become part of the value here: remove them.',
      ],
    ],
    [
      '11c: Word’s quotes round words of a title are text',
      changed('Anatomiya olimpiadasi', '“Anatomiya” olimpiadasi'),
    ],
    ['11d: — for ---', changed(/^---/, '—'), [`${uz}:1`, 'must start with a line ---']],
    [
      '11e: three kinds of apostrophes',
      changed('Anatomiya olimpiadasi', "O'zbek o‘quvchilar bo`lib"),
      [`${uz}:2 title`, '“Oʻzbek”, “oʻquvchilar” and “boʻlib”', '--fix'],
    ],
    [
      '16: a title of 300 characters',
      changed('Anatomiya olimpiadasi', long(300)),
      [`${uz}:2 title`, 'this is too long: 296 characters, and at most 120 fit. Shorten it.'],
    ],
    [
      '16: a summary of 5,000 characters',
      changed(/Olimpiadada.*/, long(5000)),
      [`${uz}:3 summary`, 'at most 300 fit. Shorten it.'],
    ],
    [
      '17: a wrong tag',
      changed('science', 'sience'),
      [`${uz}:7 tags (item 1)`, 'expected one of admission, clinic', 'Did you mean “science”?'],
    ],
    [
      '17c: tags without [ ]',
      changed('tags:\n  - science', 'tags: science, students'),
      [`${uz}:6 tags`, 'expected a list', 'You can write it as [science, students].'],
    ],
    [
      '17d: a person who is not there',
      {
        ...changed('tags:', 'people: [anvar-qodirof]\ntags:'),
        ...person('anvar-qodirov', 'rector: true\n'),
      },
      [
        `${uz}:6 people`,
        'no entry in staff has this name. Did you mean “anvar-qodirov”?',
        'Write one of anvar-qodirov.',
      ],
    ],
    [
      '21: Date with a capital letter, reported once',
      changed('date:', 'Date:'),
      [`${uz}:4 Date`, 'Did you mean “date”?'],
    ],
    [
      '22d: no space after the colon',
      changed('title: ', 'title:'),
      [`${uz}:2`, 'Write a field as “name: value”, with a space after the colon'],
    ],
    [
      '23c: script in a title is shown as it stands',
      changed('Anatomiya', '<script>alert(1)</script>'),
    ],
    [
      '25: the year 2062',
      changed('2026-11-21', '2062-11-21'),
      [`~${uz}:4 date`, 'more than a year ahead, or before 1990. Is that right?'],
    ],
    [
      '26: no closing ---',
      changed('---\n\nBirinchi', '\nBirinchi'),
      [`${uz}:1`, 'then a line --- again'],
    ],
    ['26: a blank line first', changed(/^---/, '\n---'), [`${uz}:1`, 'must start with a line ---']],
    [
      '28: sample: ha',
      changed('tags:', 'sample: ha\ntags:'),
      [`${uz}:6 sample`, 'expected true or false.'],
    ],
    [
      '28: author:',
      changed('tags:', 'author: Karimov\ntags:'),
      [
        `${uz}:6 author`,
        'there is no field with this name here.',
        'The fields are: title, summary,',
      ],
    ],
  ]);
});

describe('Markdown in a field', () => {
  table([
    [
      'is not read',
      changed('ikki kun', 'ikki **kun**'),
      [`${uz}:3 summary`, 'readers would see its signs. Remove them.'],
    ],
  ]);
});

describe('names of folders and files', () => {
  const rule = 'the folder’s name must be a number';
  table([
    [
      '5: no number',
      renamed('anatomy-olympiad'),
      ['news/anatomy-olympiad:', rule, 'for example 42-open-day. Rename it.'],
    ],
    ['5: capitals', renamed('33-Anatomy-Olympiad'), [rule, 'Rename it.']],
    ['5: _', renamed('33_anatomy_olympiad'), [rule, 'Rename it.']],
    [
      '6: a number that is taken',
      { ...item, ...other('33-call-for-articles') },
      [
        'the number “33” is used by two folders, 33-anatomy-olympiad and 33-call-for-articles.',
        'Rename the new one, not the published one',
        'The next free number is 34.',
      ],
    ],
    [
      '6b: a name that is taken',
      { ...item, ...other('40-anatomy-olympiad') },
      [
        'news/40-anatomy-olympiad',
        'the name “anatomy-olympiad” is used by two folders',
        'Rename the new one',
      ],
    ],
    [
      '9: a Cyrillic о in the folder',
      renamed('33-anatоmy'),
      ['news/33-anatоmy:', 'a short name in lower-case letters a to z', 'Rename it.'],
    ],
    [
      '10: eng.md',
      file('eng.md', text.en),
      [`${folder}/eng.md`, 'this file is not used.', 'contains index.uz.md, index.ru.md'],
    ],
    [
      '10: index.oz.md',
      file('index.oz.md', text.uz),
      ['this file is not used. Did you mean “index.uz.md”?'],
    ],
    [
      '10: INDEX.EN.md',
      { ...without(en), [`${folder}/INDEX.EN.md`]: text.en },
      ['Did you mean “index.en.md”?'],
    ],
    [
      '10: data.yml',
      file('data.yml', shared),
      [`${folder}/data.yml`, 'this file is not used.', 'contains index.uz.md, index.ru.md'],
    ],
    ['10: data.yaml', file('data.yaml', shared), ['this file is not used.']],
    [
      '10d: index.en.md.txt',
      { ...without(en), [`${folder}/index.en.md.txt`]: text.en },
      ['this file is not used.', 'Did you mean “index.en.md”?'],
    ],
    [
      '10d: en.docx',
      file('en.docx', 'PK'),
      ['this file is not used.', 'contains index.uz.md, index.ru.md'],
    ],
    [
      '22b: a space in a file',
      { ...without(en), [`${folder}/index. en.md`]: text.en },
      ['Did you mean “index.en.md”?'],
    ],
    [
      '29: a file outside a folder',
      { ...item, 'news/olympiad.md': text.en },
      ['news/olympiad.md', 'this file is not used.', 'Rename or remove it'],
    ],
    [
      '29: a file outside all folders',
      { ...item, 'olympiad.md': text.en },
      ['outside the folders of the content types. Move or remove it.'],
    ],
    [
      '29: a folder in the folder',
      { ...item, [`${folder}/yangi/index.uz.md`]: text.uz },
      [`${folder}/yangi/index.uz.md`, 'this file is not used. Rename or remove it'],
    ],
    [
      '29: a new content type',
      { ...item, 'newss/1-a/index.uz.md': item[uz] ?? '' },
      ['newss:', 'there is no content type with this name. Did you mean “news”?'],
    ],
  ]);
});

describe('how a file is saved', () => {
  const windows = (source: string) => `\uFEFF${source.replaceAll('\n', '\r\n')}`;
  table([
    ['14b: an empty file', { ...item, [en]: '' }, [`${en}:1`, 'must start with a line ---']],
    ['15: emoji are text', changed('Birinchi', '🎉 Birinchi')],
    ['18: a byte order mark does no harm', { ...item, [uz]: `\uFEFF${item[uz]}` }],
    ['19: Windows line endings do no harm', { ...item, [uz]: windows(`${item[uz]}`) }],
    [
      '20: UTF-16',
      { ...item, [uz]: utf16 },
      [uz, 'not UTF-8 text', 'in Notepad, File → Save as → Encoding'],
    ],
    ['20: windows-1251', { ...item, [ru]: windows1251 }, [ru, 'not UTF-8 text', 'in VS Code']],
  ]);
});

describe('pictures', () => {
  table([
    ['8: a cover is accepted', covered('./cover.jpg', { 'cover.jpg': photo })],
    [
      '8b: HEIC, reported once',
      covered('./cover.heic', { 'cover.heic': 'ftypheic' }),
      [`${uz}:9 cover`, 'an iPhone’s picture (HEIC)', 'Save it as JPEG'],
    ],
    [
      '8c: HEIC named .jpg',
      covered('./cover.jpg', { 'cover.jpg': 'ftypheic' }),
      [`${uz}:9 cover`, 'this file is not an image. Save it again as JPEG'],
    ],
    [
      '8d: a picture that is absent',
      covered('./cover.jpg', {}),
      [`${uz}:9 cover`, 'there is no such file. Put the image there'],
    ],
    [
      '8e: cover.JPG',
      covered('./cover.jpg', { 'cover.JPG': photo }),
      [`${uz}:9 cover`, 'Did you mean “cover.JPG”?', 'upper and lower case must match'],
    ],
    [
      '8f: 300 × 200',
      covered('./cover.jpg', { 'cover.jpg': small }),
      [`~${uz}:9 cover`, 'the image is 300 × 200 pixels', 'at least 1200 wide'],
    ],
    [
      '8j: a path of the computer',
      covered('C:\\Users\\Olim\\cover.jpg', {}),
      [`${uz}:9 cover`, 'Save the image there and write its name, for example cover.jpg.'],
    ],
    [
      '8k: a picture that nothing names',
      file('hall.jpg', photo),
      [`~${folder}/hall.jpg`, 'this image is shown nowhere. Write its name'],
    ],
    [
      '24f: a picture without a description',
      { ...withBody('![](hall.jpg)'), [`${folder}/hall.jpg`]: photo },
      [`${uz}:10 body`, 'no description', '![description](name)'],
    ],
    [
      '24g: a picture in the text that is absent',
      withBody('![Zal](hall.jpg)'),
      [`${uz}:10 body`, 'there is no such file. Put the image there'],
    ],
  ]);
});

describe('texts', () => {
  table([
    [
      '12: a page that is not there',
      withBody('[dekan](/dean)'),
      [`${uz}:10 body`, 'the site has no page “/dean”.', 'copy its address from the browser'],
    ],
    [
      '12c: the site’s own full address',
      withBody('[aloqa](http://localhost/ru/contact)'),
      ['write it as “/contact”, without the language'],
    ],
    [
      '12c: in the author’s own language',
      withBody('[aloqa](http://localhost/contact)'),
      ['an address of this site: write “/contact”'],
    ],
    [
      '12d: www without https://',
      withBody('[JSST](www.who.int)'),
      ['write the whole address, with https:// in front.'],
    ],
    [
      '12e: a space between ] and (',
      withBody('Bu [aloqa] (/contact) sahifasi.'),
      [`${uz}:10 body`, '[aloqa] (/contact)', 'Leave no spaces'],
    ],
    [
      '12f: a heading that is not there',
      withBody('## Gʻoliblar\n\n[gʻoliblar](#nothing)'),
      [`${uz}:12 body`, 'there is no such heading on this page.', '#gʻoliblar'],
    ],
    ['12g: a mistyped page', withBody('[aloqa](/contacts)'), ['Did you mean “/contact”?']],
    [
      '13: <b>',
      withBody('Bu <b>muhim.'),
      [`${uz}:10 body`, 'HTML is not used in texts. Write **word** for bold.'],
    ],
    ['13: <br>', withBody('Bir<br>ikki.'), ['Leave an empty line']],
    ['13: a comment', withBody('<!-- izoh -->'), [`${uz}:10 body`, 'HTML is not used']],
    [
      '13: an iframe',
      withBody('<iframe src="https://example.org"></iframe>'),
      ['Remove it, and link to the page instead'],
    ],
    [
      '14: an empty body',
      withBody(''),
      [`${uz}:8 body`, 'there is no text, and the page would be empty. Write it below'],
    ],
    ['23: a script', withBody('<script>alert(1)</script>'), ['Remove it']],
    [
      '23b: javascript:',
      withBody('[a](javascript:alert(1))'),
      ['can harm readers. Use an https:// address'],
    ],
    [
      '24: a table without its second line',
      withBody('| Oʻrin | Ism |\n| 1 | Olim |'),
      [`${uz}:10 body`, '| Oʻrin | Ism |', 'The second line of a table is | --- | --- |'],
    ],
    [
      '24b: a row with surplus cells',
      withBody('| Oʻrin | Ism |\n| --- | --- |\n| 1 | Olim | 30 | ortiqcha |'),
      [`${uz}:12 body`, 'cells in this row: 4; in the first row of the table: 2.'],
    ],
    [
      '24b: a row with too few cells',
      withBody('| Oʻrin | Ism |\n| --- | --- |\n| 1 |'),
      ['cells in this row: 1; in the first row of the table: 2.'],
    ],
    [
      '24b: text right below a table',
      withBody('| Oʻrin | Ism |\n| --- | --- |\n| 1 | Olim |\nHammasi shu.'),
      [`${uz}:13 body`, 'Leave an empty line after the table.'],
    ],
    [
      '24c: ##Winners',
      withBody('##Gʻoliblar'),
      [`${uz}:10 body`, '“##Gʻoliblar”', 'Put a space after them'],
    ],
    [
      '24d: ** that is not closed',
      withBody('Birinchi **oʻrin.'),
      [`${uz}:10 body`, '“**oʻrin.”', 'on both sides'],
    ],
    ['24e: one #', withBody('# Gʻoliblar'), [`${uz}:10 body`, 'Use ## or ### here.']],
    ['24e: a line of =', withBody('Gʻoliblar\n===='), [`${uz}:10 body`, 'Use ## or ### here.']],
    ['24e: the rest of Markdown is accepted', withBody('## Bir\n\n- **ikki**\n- 2 < 3\n\n`<b>`')],
    ['24: ** and | that are meant are text', withBody('2 \\*\\* 3, A | B, `**`')],
    [
      '27: English left in tr.md',
      {
        ...item,
        [tr]: `${text.tr}\nThe winners of the olympiad are going to the national round, and the rest of the teams will try for it next year.\n`,
      },
      [`~${tr}:8 body`, 'looks like “en”', 'translate it'],
    ],
    [
      '27: the English file in the Turkish one’s place',
      { ...item, [tr]: text.en.replace('sat', 'took') },
      [`~${tr}:6 body`, 'looks like “en”'],
    ],
    [
      '27: an untouched copy of another language',
      { ...item, [tr]: text.en },
      [`${en}: body`, 'the same as in', 'index.tr.md'],
      [`~${tr}:6 body`, 'looks like “en”'],
    ],
    [
      '27: Cyrillic in an English file',
      { ...item, [en]: text.ru.replace('В первый', 'Вчера в первый').replace('Шесть', 'Вчера') },
      [en, 'another alphabet'],
    ],
    [
      '27: a copy of a neighbour',
      { ...item, 'news/40-copy/index.uz.md': item[uz] ?? '' },
      ['news/40-copy/index.uz.md', `this text is the same as in`],
      [`~news/40-copy/index.uz.md:2 title`, 'the same title'],
    ],
    [
      '27: TODO',
      withBody('TODO: matn yoziladi.'),
      [`${uz}:10 body`, '“TODO: matn yoziladi.”', 'Write the text, or remove it.'],
    ],
    [
      '27: lorem ipsum',
      changed('Anatomiya olimpiadasi', 'Lorem ipsum'),
      [`${uz}:2 title`, 'Write the text, or remove it.'],
    ],
  ]);
});

const hours = (lines: string) => ({ ...structure, ...teacher(`reception:\n${lines}`) });

describe('other entries', () => {
  const article = 'journal-issues/1-2026-1.yaml';
  table([
    [
      '(c): one language is enough for a vacancy',
      {
        'vacancies/7-nurse.yaml':
          'title: { uz: Hamshira }\nannounced: 2026-11-01\ndescription: { uz: Matn }\nrequirements: { uz: [Diplom] }\n',
      },
    ],
    [
      '(c): a department that is not there',
      { ...structure, 'vacancies/7-nurse.yaml': `${vacancy}department: 77\n` },
      [
        'vacancies/7-nurse.yaml:',
        'no entry in departments has this number.',
        'Write one of 1 Ochiq eshiklar kuni, 5 Surgery.',
      ],
    ],
    [
      '(d): a kind of post',
      {
        ...structure,
        ...teacher('').valueOf(),
        'teachers/akbar-nuriddinov.yaml':
          `${teacher('')['teachers/akbar-nuriddinov.yaml']}`.replace('professor', 'profesor'),
      },
      ['post', 'expected one of', 'Did you mean “professor”?'],
    ],
    [
      '(e): opens without closes',
      hours('  - from: mon\n    opens: 09:00\n'),
      [
        'teachers/akbar-nuriddinov.yaml:14 reception (item 1).closes',
        'missing; expected the closing time, since “opens” is given. Add the field “closes”.',
      ],
    ],
    [
      '(e): closes without opens',
      hours('  - from: mon\n    closes: 09:00\n'),
      ['reception (item 1).opens', 'missing; expected the opening time, since “closes” is given.'],
    ],
    [
      '(e): closes before it opens',
      hours('  - from: mon\n    opens: 08:00\n    closes: 07:00\n'),
      ['reception (item 1).closes', '“07:00”', 'expected a time later than “opens”.'],
    ],
    [
      '(e): a day in two lines',
      hours('  - from: mon\n    to: fri\n  - from: wed\n    to: sat\n'),
      [
        'teachers/akbar-nuriddinov.yaml:16 reception (item 2).from',
        'one of these days is in the list above already',
      ],
    ],
    [
      '(e): days in reverse',
      hours('  - from: fri\n    to: mon\n'),
      ['reception (item 1).to', 'a week starts with Monday (mon). Write the days as two items.'],
    ],
    [
      '(e): Du for Monday',
      hours('  - from: Du\n'),
      ['reception (item 1).from', 'expected one of mon, tue'],
    ],
    [
      '(e): 8:00',
      hours('  - from: mon\n    opens: 8:00\n    closes: "17:00"\n'),
      ['reception (item 1).opens', 'expected a time as HH:MM'],
    ],
    [
      '(e): a phone number with spaces',
      { ...structure, ...teacher('phone: +998 73 200 00 00\n') },
      ['phone', 'expected a phone number as +998732001234'],
    ],
    [
      '(f): an exam that is a day',
      admission('opens: 2027-06-01\ncloses: 2027-08-01\ncalendar:\n  exam: 2027-08-02\n'),
      [
        'calendar.exam',
        'expected a group of fields, indented below the name. The fields are: from, to.',
      ],
    ],
    [
      '(f): closes before opens, with another mistake, at once',
      admission('opens: 2027-08-01\ncloses: 2027-06-01\ncourses: all\n'),
      ['closes', 'expected a day that is not before “opens”.'],
      ['courses', 'expected a list'],
    ],
    [
      '(g): a hyphen in pages',
      issue({ pages: '5-14' }),
      [
        `${article}:12 articles (item 1).pages`,
        '“5-14”',
        'with an en dash, as 12–19.',
        '--fix” corrects it for you.',
      ],
    ],
    [
      '(g): pages in reverse',
      issue({ pages: '14–5' }),
      ['articles (item 1).pages', 'the first page can’t be greater than the last'],
    ],
    [
      '(g): two articles on one page',
      issue({}, '5–9'),
      ['articles (item 2).pages', 'article 1 begins on page 5, too', 'Check the page numbers.'],
    ],
    [
      '(g): a space in the name of a PDF',
      issue({ pdf: '/pdf/karimov maqola.pdf' }),
      ['articles (item 1).pdf', 'There is a space in the file’s name: rename the file'],
    ],
    [
      '(g): a PDF that is absent',
      issue({ pdf: '/pdf/karimov.pdf' }),
      ['there is no such file. Put it at public/pdf/karimov.pdf'],
    ],
    [
      '(g): a .docx named .pdf',
      { ...issue({ pdf: '/pdf/karimov.pdf' }), '/public/pdf/karimov.pdf': 'PK\u0003\u0004' },
      ['articles (item 1).pdf', 'it is no PDF. Save it again'],
    ],
    [
      '(g): a PDF of 21 MB',
      {
        ...issue({ pdf: '/pdf/karimov.pdf' }),
        '/public/pdf/karimov.pdf': Buffer.concat([
          Buffer.from('%PDF-1.7'),
          Buffer.alloc(20_500_000),
        ]),
      },
      ['the file is 21 MB; at most 20 MB are allowed.'],
    ],
    [
      '(g): a PDF is accepted',
      { ...issue({ pdf: '/pdf/karimov.pdf' }), '/public/pdf/karimov.pdf': '%PDF-1.7' },
    ],
    [
      '(h): one rector is accepted',
      { ...person('anvar-qodirov', 'rector: true\n'), ...person('olim-karimov') },
    ],
    [
      '(h): two rectors',
      { ...person('anvar-qodirov', 'rector: true\n'), ...person('olim-karimov', 'rector: true\n') },
      [
        'staff/olim-karimov/index.uz.md:',
        'there is one rector, and anvar-qodirov has “rector: true”, too.',
      ],
    ],
    [
      '(h): no rector',
      person('anvar-qodirov'),
      ['staff', 'nobody has “rector: true”. Add this line'],
    ],
    [
      '(h): a head who was renamed',
      {
        ...person('olim-karimov', 'rector: true\n'),
        'sections/1-leadership/index.uz.md': withShared('order: 1\nhead: anvar-qodirov\n', text.uz),
      },
      [
        'sections/1-leadership/index.uz.md:',
        'no entry in staff has this name. Write one of olim-karimov.',
      ],
    ],
  ]);
});

describe('several mistakes', () => {
  const many = {
    ...changed('date: 2026-11-21', 'date: 21.11.2026'),
    [ru]: text.ru.replace(/summary: .*\n/, '').replace('В первый', '##Итоги\n\nВ **первый'),
    [en]: text.en.replace('On the', '[the dean](/dean) on the').replace('title:', 'titel:'),
    [`${folder}/en.docx`]: 'PK',
  };
  table([
    [
      'are reported at once',
      many,
      [`${folder}/en.docx`, 'this file is not used.'],
      [`${en}:6 body`, '“/dean”'],
      [`${en}:2 titel`, 'Did you mean “title”?'],
      [`${ru}:5 body`, '##'],
      [`${ru}:7 body`, '**'],
      [`${ru}: summary`, 'missing;'],
      [`${uz}:4 date`, 'YYYY-MM-DD'],
    ],
  ]);
});
