import { expect, it } from 'vitest';
import { keptEntries } from '../../../../src/admin/config/kept-entries.ts';
import { neededEntries } from '../../../../src/content-check/needed-entries.ts';
import { locales } from '../../../../src/i18n/locales.ts';
import { entries } from './entries.ts';

const own = {
  ...entries,
  sections: [
    { name: '2-renamed', title: 'International' },
    { name: '22-other', title: 'Other' },
  ],
  recognition: [
    { name: 'uzbekistan', title: 'Uzbekistan' },
    { name: 'india', title: 'India' },
  ],
};

it('keeps what the site needs, whatever its folder is called, and nothing else', () => {
  const kept = keptEntries(own, 'en');
  const names = Object.keys(kept).filter((name) => /^(?:sections|recognition)/.test(name));
  expect(names.sort()).toEqual(['recognition/uzbekistan', 'sections/2-renamed']);
  expect(kept['sections/2-renamed']).toEqual({
    collectionLabel: 'Offices',
    summary: 'International',
    fieldLabel: 'The site needs it for',
    messages: [expect.stringContaining('the page about recognition of the diploma')],
  });
});

it('says in each language what needs an entry', () => {
  const said = locales.map(
    (locale) => keptEntries(own, locale)['recognition/uzbekistan']?.messages,
  );
  expect(new Set(said.map(String)).size).toBe(locales.length);
  expect(
    neededEntries.every(({ number, name }) => (number === undefined) !== (name === undefined)),
  ).toBe(true);
});
