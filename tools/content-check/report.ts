import type { Fixed } from './fix.ts';
import type { Problem } from './problem.ts';

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function line({ field, line, read, message }: Problem): string {
  const place = [field, line === undefined ? undefined : `(line ${line})`]
    .filter(Boolean)
    .join(' ');
  return `  ${place === '' ? '' : `${place}: `}${read ? `read ${read}; ` : ''}${message}`;
}

/** The problems under their files, and a last line that sums up. Expects them sorted by file. */
export function report(problems: readonly Problem[], fileCount: number): string {
  if (problems.length === 0) return `${count(fileCount, 'file')}, no problems`;
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const blocks = [...byFile].map(([file, found]) => [file, ...found.map(line)].join('\n'));
  const summary = `${count(problems.length, 'problem')} in ${count(byFile.size, 'file')}`;
  return [...blocks, summary].join('\n\n');
}

/** What `--fix` changed, file by file. */
export function fixReport(fixed: readonly Fixed[]): string {
  if (fixed.length === 0) return 'There were no apostrophes to put right.';
  const total = fixed.reduce((sum, { changes }) => sum + changes.length, 0);
  const blocks = fixed.map(({ file, changes }) =>
    [file, ...changes.map((one) => `  ${one}`)].join('\n'),
  );
  const summary = `Put ${count(total, 'apostrophe')} right in ${count(fixed.length, 'file')}.`;
  return [...blocks, summary].join('\n\n');
}
