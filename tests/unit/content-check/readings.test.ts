import { describe, expect, it } from 'vitest';
import { checkEntries, inEnglish, newsData, newsText, project, withShared } from './fixture.ts';
import { wholeSite } from './whole-site.ts';

const file = 'news/1-a/index.uz.md';

/** The findings in a news item with another first line: the problems, and the warnings with `~`. */
async function saidOfTitle(title: string) {
  const text = newsText().replace('title: Ochiq eshiklar kuni', title);
  return saidOf({ [file]: withShared(newsData, text) });
}

async function saidOf(files: Parameters<typeof project>[0]) {
  const { problems, warnings } = await checkEntries(await project(files));
  const inWords = (sign: string) => (problem: Parameters<typeof inEnglish>[0]) => {
    const { field = '', read = '', message } = inEnglish(problem);
    return `${sign}${field} ${read} ${message}`;
  };
  return [...problems.map(inWords('')), ...warnings.map(inWords('~'))];
}

const parts = (...found: string[]) => found.map((part) => expect.stringContaining(part));

describe('warns of what follows a #', () => {
  it.each([
    ['title: Kurs #1 haqida', '~title “Kurs” what follows the sign # isn’t read: #1 haqida.'],
    ['title: C # va Java', '~title “C” what follows the sign # isn’t read: # va Java.'],
    ['title:\n  Katta\n  kurs #1', '~title “Katta kurs” what follows the sign # isn’t read: #1.'],
  ])('%j', async (title, said) => {
    expect(await saidOfTitle(title)).toEqual(parts(said));
  });

  it.each(['title: #tibbiyot', 'title: ~ #tibbiyot'])(
    'also where nothing is left: %j',
    async (title) => {
      const [said = '', ...more] = await saidOfTitle(title);
      expect(more).toEqual([]);
      expect(said).toContain('expected some text.');
      expect(said).toContain('what follows the sign # isn’t read: #tibbiyot.');
    },
  );

  it.each([
    'title: "Kurs #1 haqida"',
    'title: Kurs#1',
    'title: Kurs\u00a0#1',
    '# eslatma\ntitle: Kurs',
  ])('not where it is read, or on a line of its own: %j', async (title) => {
    expect(await saidOfTitle(title)).toEqual([]);
  });

  it('not beside a day or a choice', async () => {
    const notes = newsData
      .replace('-01\n', '-01 # kecha\n')
      .replace('university', 'social # yoki: …');
    const source = withShared(notes);
    expect(await saidOf({ [file]: source })).toEqual([]);
  });
});

describe('a value that isn’t read as text is shown as it is written', () => {
  it.each([
    ['010100', 'the number 010100', '"010100"'],
    ['8.00', 'the number 8.00', '"8.00"'],
    ['1e5', 'the number 1e5', '"1e5"'],
    ['0x1F', 'the number 0x1F', '"0x1F"'],
    ['0o17', 'the number 0o17', '"0o17"'],
    ['+998901234567', 'the number +998901234567', '"+998901234567"'],
    ['12345678901234567890', 'the number 12345678901234567890', '"12345678901234567890"'],
    ['.inf', 'the number .inf', '".inf"'],
    ['True', 'True', '"True"'],
    ['Null', '“Null”', '"Null"'],
    ['2026-09-01', '“2026-09-01”', '"2026-09-01"'],
    ['2026-9-1 10:00:00', '“2026-9-1 10:00:00”', '"2026-9-1 10:00:00"'],
  ])('%s', async (value, read, line) => {
    expect(await saidOfTitle(`title: ${value}`)).toEqual([
      `title ${read} expected some text. Put the value in quotes, as it is: title: ${line}`,
    ]);
    expect(await saidOfTitle(`title: ${line}`)).toEqual([]);
  });

  it.each(['yes', 'No', 'on', '12:30', '12:30:45', '1_000', '2026-9-1', '1,5', '20.11.2026'])(
    'text to YAML 1.2 stays text: %s',
    async (value) => expect(await saidOfTitle(`title: ${value}`)).toEqual([]),
  );

  it.each([
    ['~', '“~”'],
    ['', 'an empty field'],
  ])('nothing: %j', async (value, read) => {
    expect(await saidOfTitle(`title: ${value}`)).toEqual([`title ${read} expected some text.`]);
  });

  it('in a list', async () => {
    const text = newsText('Matn.', 'tags: [010]\n');
    const [said = ''] = await saidOf({ [file]: withShared(newsData, text) });
    expect(said).toContain('tags (item 1) the number 010 expected');
  });
});

const contact = 'contact/university.yaml';
const contactWith = (from: string, to: string) => {
  const source = `${wholeSite[contact]}`;
  expect(source).toContain(from);
  return { [contact]: source.replace(from, to) };
};

describe('all that is wrong with a value is said at once', () => {
  it.each([
    ['opens: 09:00', 'opens: 8.00', 'the number 8.00 expected a time as HH:MM in quotes'],
    ['opens: 09:00', 'opens: 0800', 'the number 0800 expected a time as HH:MM in quotes'],
    ['postcode: "150100"', 'postcode: 01010', 'the number 01010 expected'],
    ['"+998732000000"', '998732000000', 'the number 998732000000 expected a phone number'],
  ])('%s is written as %s', async (from, to, expected) => {
    expect(await saidOf(contactWith(from, to))).toEqual(parts(expected));
  });

  it('and a right one is shown in quotes', async () => {
    expect(await saidOf(contactWith('"150100"', '010100'))).toEqual(
      parts('as it is: postcode: "010100"'),
    );
    expect(await saidOf(contactWith('"+998732000000"', '+998732000000'))).toEqual(
      parts('as it is: number: "+998732000000"'),
    );
  });
});

it('a mark is told of where a value is refused for it', async () => {
  expect(await saidOf(contactWith('"+998732000000"', '"\u202D+998732000000\u202C"'))).toEqual(
    parts(
      'expected a phone number',
      '~phones (item 1).number “[U+202D]+998732000000[U+202C]” this has a mark that nobody sees',
    ),
  );
});

it('what only looks right is said', async () => {
  const [said] = await saidOf(contactWith('info@example.uz', 'inf\u043E@example.uz'));
  expect(said).toContain('о (U+043E) only look like the others');
});

describe('a number that is read as another than is written is told', () => {
  const withLatitude = (written: string) => contactWith('latitude: 40.4', `latitude: ${written}`);

  it.each([
    ['18.000', '18'],
    ['040', '40'],
    ['4e1', '40'],
    ['0x10', '16'],
    ['0o17', '15'],
    ['+40', '40'],
  ])('%s', async (written, number) => {
    expect(await saidOf(withLatitude(written))).toEqual(
      parts(`~latitude “${written}” this is read as the number ${number}.`),
    );
  });

  it.each(['40', '40.38912', '-40.4'])('not %s', async (written) => {
    expect(await saidOf(withLatitude(written))).toEqual([]);
  });
});

it.each(['&laquo;Matn&raquo; kuni', '&kun Ochiq eshiklar', '*Ochiq* kun'])(
  'a name of YAML in place of text is refused: %s',
  async (title) => {
    expect(await saidOfTitle(`title: ${title}`)).toEqual(
      parts('this value can’t be read. A value that contains a colon and a space, or starts'),
    );
  },
);
