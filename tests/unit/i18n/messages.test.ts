import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formMessages } from '../../../src/forms/messages.ts';
import { formNames } from '../../../src/forms/registry.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { errorPanelMessages, toastMessages } from '../../../src/i18n/messages.ts';
import { warnOnMissing } from '../../../src/i18n/warn-on-missing.ts';
import { searchStrings } from '../../../src/search/strings.ts';
import { videoWords } from '../../../src/video-words.ts';

const warn = vi.fn();

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => vi.restoreAllMocks());

/** Texts as they come to the browser. */
const served = <Messages extends object>(messages: Messages): Messages =>
  JSON.parse(JSON.stringify(messages));

it('gives the texts that are there, without a word', () => {
  const messages = warnOnMissing(served({ close: 'Close', labels: { email: 'Email' }, none: '' }));
  expect(messages.close).toBe('Close');
  expect(messages.labels.email).toBe('Email');
  expect(messages.none).toBe('');
  expect(warn).not.toHaveBeenCalled();
});

it('warns of a text that is missing, once, and gives its key', () => {
  const messages = warnOnMissing<Partial<Record<string, string>>>({});
  expect(messages['sending']).toBe('sending');
  expect(messages['sending']).toBe('sending');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('sending'));
});

it('warns of one that is missing in a group of texts', () => {
  const messages = warnOnMissing<{ labels: Partial<Record<string, string>> }>({ labels: {} });
  expect(messages.labels['surname']).toBe('surname');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('surname'));
});

it('leaves what is asked for by “in”, lists, and what promises and React ask', async () => {
  const languages = [{ lang: 'ru', untranslated: undefined }];
  const messages = warnOnMissing({ hints: {}, languages });
  expect('email' in messages.hints).toBe(false);
  expect(messages.languages).toBe(languages);
  expect(await Promise.resolve(messages)).toBe(messages);
  expect(`${Object.keys(messages)}`).toBe('hints,languages');
  expect(warn).not.toHaveBeenCalled();
});

it('gives the same object for the same texts, so that effects don’t run again', () => {
  const messages = { labels: { email: 'Email' } };
  expect(warnOnMissing(messages)).toBe(warnOnMissing(messages));
  expect(warnOnMissing(messages).labels).toBe(warnOnMissing(messages).labels);
});

it.each(locales)(
  '%s: nothing is missing among the texts of forms, toasts, search and films',
  (locale) => {
    const all = {
      forms: formNames.map((form) => formMessages(form, locale)),
      errorPanel: errorPanelMessages(locale),
      toasts: toastMessages(locale),
      search: searchStrings(locale),
      video: videoWords(locale),
    };
    expect(served(all)).toEqual(all);
  },
);
