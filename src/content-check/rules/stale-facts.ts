import { formatDay } from '../../i18n/format.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { type Entry, partsOf, perSite, type Site } from '../content.ts';
import type { Message } from '../message.ts';
import { type Finding, quoted } from '../problem.ts';
import { placeIn, type Text, textsOf } from '../texts.ts';
import { stringsIn } from '../yaml.ts';

/**
 * Finds facts in sentences that no longer match the data: telephone numbers, reception hours and admission
 * dates.
 */
export function staleFacts(entry: Entry, site: Site): Finding[] {
  const { type, data } = entry;
  const days = type === 'admissions' ? daysIn(data?.values) : undefined;
  return textsOf(entry).flatMap((text) => {
    const { language } = text;
    if (!language) return [];
    return [
      ...(isPast(type)
        ? []
        : [...stalePhones(text, phones(site)), ...staleHours(text, reception(site))]),
      ...(days && text.part !== data ? staleDays(text, days, language) : []),
    ];
  });
}

/** News and articles state what was true on their date. */
export const isPast = (type: Entry['type']) => type === 'news' || type === 'journal-issues';

const phones = perSite(({ entries }) =>
  entries
    .flatMap(partsOf)
    .flatMap(({ values }) =>
      stringsIn(values).flatMap(({ text }) => (/^\+\d{7,15}$/.test(text) ? text : [])),
    ),
);

const phoneNumber = /(?:\+998[\s(]*\d{2}[\s)]*)?(?<![\d-])\d{3}[-\s‑]\d{2}[-\s‑]\d{2}(?![\d-])/g;

/** The telephone numbers in sentences, with a test for the same number in E.164 format. */
export function phonesIn(text: string) {
  return [...text.matchAll(phoneNumber)].map((match) => {
    const digits = match[0].replace(/\D/g, '');
    return { match, isOf: (phone: string) => phone.endsWith(digits) };
  });
}

function stalePhones(text: Text, known: readonly string[]): Finding[] {
  return phonesIn(text.words)
    .filter(({ isOf }) => !known.some(isOf))
    .map(({ match }) => finding(text, match, { key: 'stale.phone' }));
}

const range = /(?<![\d:.])(\d{1,2})[:.]([0-5]\d)\D{1,12}(\d{1,2})[:.]([0-5]\d)(?![\d:.]*\d)/g;

/** Hours that begin like the reception's but end differently. */
function staleHours(text: Text, hours: readonly Hours[]): Finding[] {
  return [...text.words.matchAll(range)].flatMap((match) => {
    const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = match;
    const opens = `${fromHour.padStart(2, '0')}:${fromMinute}`;
    const closes = `${toHour.padStart(2, '0')}:${toMinute}`;
    const alike = hours.filter((one) => one.opens === opens);
    if (alike.length === 0 || alike.some((one) => one.closes === closes)) return [];
    const now = [...new Set(alike.map((one) => `${one.opens}–${one.closes}`))];
    return [finding(text, match, { key: 'stale.hours', hours: now.join(', ') })];
  });
}

function staleDays(text: Text, days: readonly string[], locale: Locale): Finding[] {
  return [...text.words.matchAll(dayPatterns[locale])]
    .filter(([said]) => {
      const written = plain(said);
      return !days.some((day) => plain(formatDay(new Date(day), locale)) === written);
    })
    .map((match) => finding(text, match, { key: 'stale.day', days: days.join(', ') }));
}

function finding(text: Text, { 0: said, index }: RegExpExecArray, message: Message): Finding {
  return { ...placeIn(text, index), read: quoted(said), messages: [message] };
}

/** With plain spaces, as authors type them. */
const plain = (text: string) => text.replace(/\s/g, ' ').toLowerCase();

/** A day and its month, as in `4-sentabr` or `4 September`. */
const dayPatterns = Object.fromEntries(
  locales.map((locale) => {
    const months = Array.from({ length: 12 }, (_, month) =>
      plain(formatDay(new Date(Date.UTC(2024, month, 1)), locale)).slice(2),
    );
    return [locale, new RegExp(`(?<!\\d)\\d{1,2}[-\\s‑](?:${months.join('|')})`, 'gi')];
  }),
) as Record<Locale, RegExp>;

/** The dates of an admission, as `2027-02-01`. */
function daysIn(values: unknown): string[] {
  return stringsIn(values).flatMap(({ text }) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : []));
}

interface Hours {
  opens: string;
  closes: string;
}

const reception = perSite(({ entries }: Site) =>
  entries
    .filter(({ type }) => type === 'contact')
    .flatMap(({ data }) => (data?.values?.['reception'] ?? []) as Partial<Hours>[])
    .flatMap(({ opens, closes }): Hours[] => (opens && closes ? [{ opens, closes }] : [])),
);
