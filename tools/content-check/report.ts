import type { CheckResult } from './check.ts';
import type { FixedFile } from './fix.ts';
import type { Problem } from './problem.ts';

/** The warnings, then the problems, each under its file, and a summary as the last line. */
export function report({ problems, warnings, fileCount }: CheckResult): string {
  const summary =
    problems.length === 0 ? `${count(fileCount, 'file')}, no problems` : total(problems, 'problem');
  const warned = warnings.length === 0 ? [] : [total(warnings, 'warning')];
  return [
    ...blocksByFile(warnings, 'warning: '),
    ...blocksByFile(problems),
    [summary, ...warned].join(', '),
  ].join('\n\n');
}

/** Expects them sorted by file. `prefix` stands before each. */
function blocksByFile(problems: readonly Problem[], prefix = ''): string[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile].map(([file, found]) =>
    [file, ...found.map((one) => `  ${prefix}${problemText(one)}`)].join('\n'),
  );
}

function total(problems: readonly Problem[], noun: string): string {
  const files = new Set(problems.map(({ file }) => file));
  return `${count(problems.length, noun)} in ${count(files.size, 'file')}`;
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

function problemText({ field, line, read, message }: Problem): string {
  const place = [field, line === undefined ? undefined : `(line ${line})`]
    .filter(Boolean)
    .join(' ');
  return `${place === '' ? '' : `${place}: `}${read ? `read ${read}; ` : ''}${message}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
