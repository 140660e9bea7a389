import type { FixedFile } from './fix.ts';
import type { Problem } from './problem.ts';

/** The problems under their files, and a summary as the last line. Expects them sorted by file. */
export function report(problems: readonly Problem[], fileCount: number): string {
  if (problems.length === 0) return `${count(fileCount, 'file')}, no problems`;
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const blocks = [...byFile].map(([file, found]) => [file, ...found.map(problemLine)].join('\n'));
  const summary = `${count(problems.length, 'problem')} in ${count(byFile.size, 'file')}`;
  return [...blocks, summary].join('\n\n');
}

/** What `--fix` changed, file by file. */
export function fixReport(files: readonly FixedFile[]): string {
  if (files.length === 0) return 'There were no apostrophes to correct.';
  const total = files.reduce((sum, { corrections }) => sum + corrections.length, 0);
  const blocks = files.map(({ file, corrections }) =>
    [file, ...corrections.map((correction) => `  ${correction}`)].join('\n'),
  );
  const summary = `Corrected ${count(total, 'apostrophe')} in ${count(files.length, 'file')}.`;
  return [...blocks, summary].join('\n\n');
}

function problemLine({ field, line, read, message }: Problem): string {
  const place = [field, line === undefined ? undefined : `(line ${line})`]
    .filter(Boolean)
    .join(' ');
  return `  ${place === '' ? '' : `${place}: `}${read ? `read ${read}; ` : ''}${message}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
