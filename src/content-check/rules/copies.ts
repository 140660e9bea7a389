import { locales } from '../../i18n/locales.ts';
import type { Content, DocumentEntry, TextFile } from '../content.ts';
import type { Message } from '../message.ts';
import type { Problem } from '../problem.ts';
import { lineOf } from '../yaml.ts';

/** In characters: shorter texts may be the same by chance. */
const shortest = 60;

/** No text is a copy of another entry's, or of another language's. */
export function copies({ documents }: Content): Problem[] {
  const bodies = textsOf(documents).map((text) => ({ ...text, value: bodyOf(text.file) }));
  const summaries = textsOf(documents).map((text) => ({
    ...text,
    value: words(text.file.fields?.values.summary),
  }));
  return [
    ...repeated(bodies.filter(isLong)).map(({ copy, of }) => problem(copy.file, 'body', of.file)),
    ...repeated(summaries.filter(isLong)).map(({ copy, of }) =>
      problem(copy.file, ['summary'], of.file),
    ),
  ];
}

/** Two entries of a type have different titles, as a rule. */
export function sameTitles({ documents }: Content): Problem[] {
  const titles = textsOf(documents).map(({ entry, file }) => ({
    entry,
    file,
    value: words(file.fields?.values.title),
  }));
  const ofOneLanguage = Map.groupBy(titles, ({ entry, file }) => `${entry.type} ${file.locale}`);
  return [...ofOneLanguage.values()].flatMap((texts) =>
    repeated(texts.filter(({ value }) => value !== '')).map(({ copy, of }) => {
      const message: Message = { key: 'copy.title', file: of.file.name };
      return { ...problem(copy.file, ['title'], of.file), messages: [message] };
    }),
  );
}

interface Text {
  entry: DocumentEntry;
  file: TextFile;
}

/** By the entries' numbers, since the first of two is the older, as a rule; then by language. */
function textsOf(documents: readonly DocumentEntry[]): Text[] {
  return documents
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .flatMap((entry) =>
      locales.flatMap((locale) =>
        entry.texts.filter((file) => file.locale === locale).map((file) => ({ entry, file })),
      ),
    );
}

function repeated<Value extends { value: string }>(texts: readonly Value[]) {
  return [...Map.groupBy(texts, ({ value }) => value).values()].flatMap(([of, ...rest]) =>
    of ? rest.map((copy) => ({ copy, of })) : [],
  );
}

function problem(file: TextFile, field: Problem['field'], of: TextFile): Problem {
  const place = field === 'body' ? undefined : file.fields && lineOf(file.fields, field ?? []);
  return {
    file: file.name,
    ...(field && { field }),
    ...(place !== undefined && { line: place }),
    messages: [{ key: 'copy.text', file: of.name }],
  };
}

const isLong = ({ value }: { value: string }) => value.length >= shortest;
const words = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : '');
const bodyOf = ({ source, body }: TextFile) => words(source.slice(body.start)).trim();
