import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formMessages } from '../../../src/forms/messages.ts';
import { formNames } from '../../../src/forms/registry.ts';
import {
  errorPanelMessages,
  toastMessages,
  videoMessages,
} from '../../../src/i18n/browser-messages.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { warnOnMissing } from '../../../src/i18n/warn-on-missing.ts';
import { searchMessages } from '../../../src/search/messages.ts';

const warn = vi.fn();

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => vi.restoreAllMocks());

/** Messages as the browser loads them. */
const asLoaded = <Messages extends object>(messages: Messages): Messages =>
  JSON.parse(JSON.stringify(messages));

it('returns existing messages without a warning', () => {
  const messages = warnOnMissing(
    asLoaded({ close: 'Close', labels: { email: 'Email' }, none: '' }),
  );
  expect(messages.close).toBe('Close');
  expect(messages.labels.email).toBe('Email');
  expect(messages.none).toBe('');
  expect(warn).not.toHaveBeenCalled();
});

it('warns once about a missing message and returns its key', () => {
  const messages = warnOnMissing<Partial<Record<string, string>>>({});
  expect(messages['sending']).toBe('sending');
  expect(messages['sending']).toBe('sending');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('sending'));
});

it('warns about a message missing in a group', () => {
  const messages = warnOnMissing<{ labels: Partial<Record<string, string>> }>({ labels: {} });
  expect(messages.labels['surname']).toBe('surname');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('surname'));
});

it('ignores “in”, lists, and the properties that promises and React read', async () => {
  const languages = [{ lang: 'ru', untranslated: undefined }];
  const messages = warnOnMissing({ hints: {}, languages });
  expect('email' in messages.hints).toBe(false);
  expect(messages.languages).toBe(languages);
  expect(await Promise.resolve(messages)).toBe(messages);
  expect(`${Object.keys(messages)}`).toBe('hints,languages');
  expect(warn).not.toHaveBeenCalled();
});

it('returns the same object for the same messages, so that effects don’t re-run', () => {
  const messages = { labels: { email: 'Email' } };
  expect(warnOnMissing(messages)).toBe(warnOnMissing(messages));
  expect(warnOnMissing(messages).labels).toBe(warnOnMissing(messages).labels);
});

it.each(locales)('%s: forms, toasts, search and videos have every message', (locale) => {
  const all = {
    forms: formNames.map((form) => formMessages(form, locale)),
    errorPanel: errorPanelMessages(locale),
    toasts: toastMessages(locale),
    search: searchMessages(locale),
    video: videoMessages(locale),
  };
  expect(asLoaded(all)).toEqual(all);
});
