import type { Content, DocumentEntry, RecordEntry } from '../content.ts';
import { entryNameProblem, isSlug } from '../entry-name.ts';
import type { Problem } from '../problem.ts';

function parts({ name, data, texts }: DocumentEntry): Problem[] {
  const problems: Problem[] = [];
  if (!data) problems.push({ file: name, message: 'the file data.yaml is missing. Add it.' });
  if (texts.length === 0) {
    problems.push({
      file: name,
      message:
        'there is no text in any language. Add one, best uz.md; the others may follow later.',
    });
  }
  return problems;
}

function folderName({ type, folder, name }: DocumentEntry): Problem[] {
  const message = entryNameProblem(type, folder);
  return message ? [{ file: name, message }] : [];
}

function recordName({ name }: RecordEntry): Problem[] {
  if (
    isSlug(
      name
        .split('/')
        .at(-1)
        ?.replace(/\.yaml$/, '') ?? '',
    )
  )
    return [];
  const message =
    'the file’s name must be lower-case letters a to z and digits, with hyphens between words. Rename it.';
  return [{ file: name, message }];
}

/** Every entry is complete and its name is well formed. A missing translation is no problem. */
export function entries({ documents, records }: Content): Problem[] {
  return [
    ...documents.flatMap(parts),
    ...documents.flatMap(folderName),
    ...records.flatMap(recordName),
  ];
}
