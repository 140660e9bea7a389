import { type FoundCharacter, isAuthors, unneededCharacters } from '../characters.ts';
import { type Content, filesOnce } from '../content.ts';
import type { CorrectedFile, FileCorrection } from '../correction.ts';
import type { Message } from '../message.ts';
import { type Problem, quoted } from '../problem.ts';

type Found = FoundCharacter & FileCorrection;

const says: Record<FoundCharacter['kind'], Message> = {
  control: { key: 'text.control' },
  hyphen: { key: 'text.unseen' },
  mark: { key: 'text.mark' },
  lost: { key: 'text.lost' },
  font: { key: 'text.font' },
};

/** No text has characters that a feed, a page or a search can't carry, or that keep words from being found. */
export function forbiddenCharacters(content: Content): Problem[] {
  return problemsOf(content, ({ kind }) => kind === 'control' || kind === 'hyphen');
}

/** No text has marks that nobody sees, but for those of Arabic and Indian scripts and of emoji. */
export function unneededMarks(content: Content): Problem[] {
  return problemsOf(content, ({ kind }) => kind === 'mark' || isAuthors(kind));
}

/** What `--fix` takes out, file by file, in the order of the text. */
export function characterCorrections(content: Content): CorrectedFile[] {
  return foundIn(content).map(({ file, found }) => ({
    file,
    corrections: found.filter(({ kind }) => !isAuthors(kind)),
  }));
}

function problemsOf(content: Content, isWanted: (found: Found) => boolean): Problem[] {
  return foundIn(content).flatMap(({ file, found }) => {
    // Where fields can't be read, that is said already, with the place.
    const unread = file.fields ? 0 : (file.body?.start ?? file.source.length);
    const wanted = found.filter((one) => isWanted(one) && one.start >= unread);
    const lines = Map.groupBy(wanted, ({ kind, line }) => `${kind} ${line}`);
    return [...lines.values()].flatMap((onLine) => {
      const [first] = onLine;
      if (!first) return [];
      const words = [...new Set(onLine.map(({ before }) => before))];
      const place = {
        file: file.name,
        ...(first.field && { field: first.field }),
        line: first.line,
      };
      return { ...place, read: words.map(quoted), messages: [says[first.kind]] };
    });
  });
}

function foundIn(content: Content) {
  return filesOnce(content).map((file) => {
    const scalars = (file.fields?.places ?? []).flatMap(({ path, scalar }) => {
      const [start = 0, end = 0] = scalar?.range ?? [];
      return scalar ? [{ path, scalar, start, end }] : [];
    });
    const scalarAt = (offset: number) =>
      scalars.find(({ start, end }) => start <= offset && offset < end);
    const isEscaped = (offset: number) => scalarAt(offset)?.scalar.type === 'QUOTE_DOUBLE';
    const found = unneededCharacters(file.source, isEscaped).map(
      (one): Found => ({
        ...one,
        field: one.start >= (file.body?.start ?? Infinity) ? 'body' : scalarAt(one.start)?.path,
        line: file.source.slice(0, one.start).split('\n').length,
      }),
    );
    return { file, found };
  });
}
