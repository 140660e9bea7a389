import { formatDay } from '../../i18n/format.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { type Content, type SourceFile, sourceFiles } from '../content.ts';
import { textsIn as languageTexts } from '../language-text.ts';
import type { Message } from '../message.ts';
import { type Problem, quoted } from '../problem.ts';
import { textsIn } from '../yaml.ts';

/** Something that a text says, at an offset of its file. */
interface Said {
  file: SourceFile;
  field: Problem['field'];
  start: number;
  text: string;
}

/**
 * Finds facts in sentences that the data no longer has: telephone numbers, the hours of the reception,
 * and the days of an admission.
 */
export function staleFacts(content: Content): Problem[] {
  const past = new Set(
    content.documents
      .flatMap(({ type, texts }) => (type === 'news' ? texts : []))
      .map(({ name }) => name),
  );
  const admissions = new Map(
    content.documents
      .filter(({ type }) => type === 'admissions')
      .flatMap(({ data, texts }) => texts.map(({ name }) => [name, daysIn(data)])),
  );
  const phones = sourceFiles(content).flatMap(({ fields }) =>
    textsIn(fields).flatMap(({ text }) => (/^\+\d{7,15}$/.test(text) ? text : [])),
  );
  const reception = receptionHours(content);
  return locales.flatMap((locale) =>
    languageTexts(content, locale).flatMap(({ file, texts }) =>
      texts.flatMap(({ field, start, text }) => {
        const said = (match: RegExpExecArray): Said => {
          return { file, field, start: start + match.index, text: match[0] };
        };
        const days = admissions.get(file.name);
        return [
          // News and articles say what was so on their day.
          ...(past.has(file.name) || file.path.includes('journal-issues')
            ? []
            : [...stalePhones(text, phones, said), ...staleHours(text, reception, said)]),
          ...(days ? staleDays(text, days, locale, said) : []),
        ];
      }),
    ),
  );
}

type Place = (match: RegExpExecArray) => Said;

const phoneNumber = /(?:\+998[\s(]*\d{2}[\s)]*)?(?<![\d-])\d{3}[-\s‑]\d{2}[-\s‑]\d{2}(?![\d-])/g;

function stalePhones(text: string, known: readonly string[], place: Place): Problem[] {
  return [...text.matchAll(phoneNumber)]
    .filter(([number]) => {
      const digits = number.replace(/\D/g, '');
      return !known.some((phone) => phone.endsWith(digits));
    })
    .map((match) => problem(place(match), { key: 'stale.phone' }));
}

const range = /(?<![\d:.])(\d{1,2})[:.]([0-5]\d)\D{1,12}(\d{1,2})[:.]([0-5]\d)(?![\d:.]*\d)/g;

/** Hours that begin as the reception's do and end otherwise. */
function staleHours(text: string, hours: readonly Hours[], place: Place): Problem[] {
  return [...text.matchAll(range)].flatMap((match) => {
    const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = match;
    const opens = `${fromHour.padStart(2, '0')}:${fromMinute}`;
    const closes = `${toHour.padStart(2, '0')}:${toMinute}`;
    const alike = hours.filter((one) => one.opens === opens);
    if (alike.length === 0 || alike.some((one) => one.closes === closes)) return [];
    const now = [...new Set(alike.map((one) => `${one.opens}–${one.closes}`))];
    return [problem(place(match), { key: 'stale.hours', hours: now.join(', ') })];
  });
}

function staleDays(text: string, days: readonly string[], locale: Locale, place: Place): Problem[] {
  return [...text.matchAll(dayPatterns[locale])]
    .filter(([said]) => {
      const written = plain(said);
      return !days.some((day) => plain(formatDay(new Date(day), locale)) === written);
    })
    .map((match) => problem(place(match), { key: 'stale.day', days: days.join(', ') }));
}

function problem({ file, field, start, text }: Said, message: Message): Problem {
  const line = file.source.slice(0, start).split('\n').length;
  return { file: file.name, field, line, read: quoted(text), messages: [message] };
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

/** The days of an admission, `2027-02-01`. */
function daysIn(data: SourceFile | undefined): string[] {
  return textsIn(data?.fields).flatMap(({ text }) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : [],
  );
}

interface Hours {
  opens: string;
  closes: string;
}

function receptionHours({ records }: Content): Hours[] {
  return records
    .filter(({ type }) => type === 'contact')
    .flatMap(({ fields }) => (fields?.values['reception'] ?? []) as Partial<Hours>[])
    .flatMap(({ opens, closes }) => (opens && closes ? { opens, closes } : []));
}
