import { expect, it } from 'vitest';
import { entriesWith, replacedContacts } from '../../../src/saving/contacts.ts';
import { warningsOf } from '../../../src/saving/problems.ts';
import type { SavedEntry } from '../../../src/saving/saved-entry.ts';

const content = 'src/content';
const old = '+998732000001';

const contact = (phone: string, email: string) =>
  `phones:\n  - label: { uz: Qabul }\n    number: '${phone}'\nemails:\n  - ${email}\n`;

it('knows which telephones and mail addresses a form replaced', () => {
  const before = contact(old, 'old@example.uz');
  expect(
    replacedContacts(before, { phones: [{ number: old }], emails: ['old@example.uz'] }),
  ).toEqual([]);
  expect(
    replacedContacts(before, { phones: [{ number: '+998732000002' }], emails: ['new@example.uz'] }),
  ).toEqual([old, 'old@example.uz']);
  // A document's text is no field, and a new entry has no file.
  const text = "---\ntitle: A\nphone: '+998732000001'\n---\n\nwrite@example.uz\n";
  expect(replacedContacts(text, { title: 'A', phone: old })).toEqual([]);
  expect(replacedContacts('', { phone: old })).toEqual([]);
});

const text = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;

const files = new Map([
  [`${content}/contact/university.yaml`, contact(old, 'old@example.uz')],
  [`${content}/pages/about/index.uz.md`, text('Biz', 'Telefon: +998 73 200-00-01.')],
  [`${content}/pages/about/index.ru.md`, text('О нас', 'Телефон: 200-00-01.')],
  [`${content}/pages/fees/index.uz.md`, text('Toʻlov', 'Telefon: 200-00-02.')],
  [`${content}/news/1-open-day/index.uz.md`, text('Kun', 'Telefon: 200-00-01.')],
  [`${content}/teachers/a-b.yaml`, 'name:\n  uz: Ali\n  ru: Али\nemail: old@example.uz\n'],
]);

it('finds the entries that still have one, by their titles; news tell of their day', () => {
  expect(entriesWith(old, files, 'ru')).toEqual([
    { type: 'contact', name: 'university', title: undefined },
    { type: 'pages', name: 'about', title: 'О нас' },
  ]);
  expect(entriesWith('old@example.uz', files, 'tr')).toEqual([
    { type: 'contact', name: 'university', title: undefined },
    { type: 'teachers', name: 'a-b', title: 'Ali' },
  ]);
  expect(entriesWith('+998732000009', files, 'uz')).toEqual([]);
});

it('advises on a telephone in a text that no entry has', async () => {
  const page = (body: string): SavedEntry => ({
    type: 'pages',
    name: 'about',
    path: `${content}/pages/about/index.uz.md`,
    texts: { uz: { title: 'Biz', body } },
  });
  const keys = async (body: string) =>
    (await warningsOf(page(body), [], files)).flatMap(({ messages }) =>
      messages.map(({ key }) => key),
    );
  expect(await keys('Telefon: 200-00-01.')).toEqual([]);
  expect(await keys('Telefon: 200-00-09.')).toEqual(['stale.phone']);
});
