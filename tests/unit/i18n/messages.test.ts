import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contactFields } from '../../../src/forms/contact.ts';
import { formStrings } from '../../../src/i18n/form-strings.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { messages } from '../../../src/i18n/messages.ts';
import { toastStrings } from '../../../src/i18n/toast-strings.ts';
import { searchMessages } from '../../../src/search/messages.ts';
import { videoWords } from '../../../src/video-words.ts';

const warn = vi.fn();

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => vi.restoreAllMocks());

/** Texts as they come to the browser. */
const served = <Strings extends object>(strings: Strings): Strings =>
  JSON.parse(JSON.stringify(strings));

it('gives the texts that are there, without a word', () => {
  const strings = messages(served({ close: 'Close', labels: { email: 'Email' }, none: '' }));
  expect(strings.close).toBe('Close');
  expect(strings.labels.email).toBe('Email');
  expect(strings.none).toBe('');
  expect(warn).not.toHaveBeenCalled();
});

it('warns of a text that is missing, once, and gives its key', () => {
  const strings = messages<Partial<Record<string, string>>>({});
  expect(strings['sending']).toBe('sending');
  expect(strings['sending']).toBe('sending');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('sending'));
});

it('warns of one that is missing in a group of texts', () => {
  const strings = messages<{ labels: Partial<Record<string, string>> }>({ labels: {} });
  expect(strings.labels['surname']).toBe('surname');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('surname'));
});

it('leaves what is asked for by “in”, lists, and what promises and React ask', async () => {
  const languages = [{ lang: 'ru', untranslated: undefined }];
  const strings = messages({ hints: {}, languages });
  expect('email' in strings.hints).toBe(false);
  expect(strings.languages).toBe(languages);
  expect(await Promise.resolve(strings)).toBe(strings);
  expect(`${Object.keys(strings)}`).toBe('hints,languages');
  expect(warn).not.toHaveBeenCalled();
});

it('gives the same object for the same texts, so that effects don’t run again', () => {
  const strings = { labels: { email: 'Email' } };
  expect(messages(strings)).toBe(messages(strings));
  expect(messages(strings).labels).toBe(messages(strings).labels);
});

it.each(locales)(
  '%s: nothing is missing among the texts of forms, toasts, search and films',
  (locale) => {
    const all = {
      form: formStrings(contactFields, 'form.send', locale),
      toasts: toastStrings(locale),
      search: searchMessages(locale),
      video: videoWords(locale),
    };
    expect(served(all)).toEqual(all);
  },
);
