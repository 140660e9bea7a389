import { locales } from '../../i18n/locales.ts';
import { type Entry, perSite, type Site, type TextPart } from '../content.ts';
import type { Finding } from '../problem.ts';

/** In characters: shorter texts may be equal by chance. */
const shortest = 60;

/** No text is a copy of another entry's, or of another language's. */
export function copies({ type, texts }: Entry, site: Site): Finding[] {
  return texts.flatMap((text) => [
    ...copyOf(text, 'body', original(site, 'body', type, text), 'copy.text'),
    ...copyOf(text, ['summary'], original(site, 'summary', type, text), 'copy.text'),
  ]);
}

/** Two entries of a type usually have different titles. */
export function sameTitles({ type, texts }: Entry, site: Site): Finding[] {
  return texts.flatMap((text) =>
    copyOf(text, ['title'], original(site, 'title', type, text), 'copy.title'),
  );
}

function copyOf(
  { file }: TextPart,
  field: NonNullable<Finding['field']>,
  first: string | undefined,
  key: 'copy.text' | 'copy.title',
): Finding[] {
  if (first === undefined || first === file) return [];
  return [{ file, field, messages: [{ key, file: first }] }];
}

type Compared = 'body' | 'summary' | 'title';

/** The part of a text that is compared; undefined where it may equal another's. */
const identities: Record<Compared, (text: TextPart, type: Entry['type']) => string | undefined> = {
  body: ({ body }) => longOnly(words(body.text).trim()),
  summary: ({ values }) => longOnly(words(values?.['summary'])),
  title: ({ values, locale }, type) => {
    const title = words(values?.['title']);
    return title === '' ? undefined : `${type} ${locale} ${title}`;
  },
};

const words = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : '');
const longOnly = (text: string) => (text.length >= shortest ? text : undefined);

function original(site: Site, compared: Compared, type: Entry['type'], text: TextPart) {
  const identity = identities[compared](text, type);
  return identity === undefined ? undefined : firstFiles(site).get(`${compared} ${identity}`);
}

/** The first file with a text: that of the entry with the lowest number, usually the oldest. */
const firstFiles = perSite(({ entries }) => {
  const first = new Map<string, string>();
  const sorted = entries.toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
  for (const { type, texts } of sorted) {
    for (const text of texts.toSorted((a, b) => orderOf(a) - orderOf(b))) {
      for (const compared of ['body', 'summary', 'title'] as const) {
        const identity = identities[compared](text, type);
        const key = `${compared} ${identity}`;
        if (identity !== undefined && !first.has(key)) first.set(key, text.file);
      }
    }
  }
  return first;
});

const orderOf = ({ locale }: TextPart) => locales.indexOf(locale);
