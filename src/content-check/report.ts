import type { Locale } from '../i18n/locales.ts';
import type { CheckResult } from './check.ts';
import type { FixedFile } from './fix.ts';
import { inWords, type Message, sentences } from './message.ts';
import type { Path, Problem } from './problem.ts';

/** The warnings, then the problems, grouped by file, and a summary as the last line. */
export function report({ problems, warnings, fileCount }: CheckResult, locale: Locale): string {
  const summary =
    problems.length === 0
      ? inWords({ key: 'report.none', count: fileCount }, locale)
      : total(problems, 'report.problems', locale);
  const warned = warnings.length === 0 ? [] : [total(warnings, 'report.warnings', locale)];
  return [
    ...blocksByFile(warnings, locale, `${inWords({ key: 'report.warning' }, locale)} `),
    ...blocksByFile(problems, locale),
    [summary, ...warned].join(', '),
  ].join('\n\n');
}

/** Expects problems sorted by file. `prefix` precedes each. */
function blocksByFile(problems: readonly Problem[], locale: Locale, prefix = ''): string[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile].map(([file, found]) =>
    [file, ...found.map((one) => `  ${prefix}${problemLine(one, locale)}`)].join('\n'),
  );
}

function total(
  problems: readonly Problem[],
  key: 'report.problems' | 'report.warnings',
  locale: Locale,
): string {
  const files = new Set(problems.map(({ file }) => file));
  const found: Message = { key, count: problems.length };
  const inFiles: Message = { key: 'report.inFiles', count: files.size };
  return inWords({ key: 'report.summary', found, files: inFiles }, locale);
}

/** The corrections by `--fix`, grouped by file. */
export function fixReport(files: readonly FixedFile[], locale: Locale): string {
  if (files.length === 0) return inWords({ key: 'fix.none' }, locale);
  const total = files.reduce((sum, { corrections }) => sum + corrections.length, 0);
  const blocks = files.map(({ file, corrections }) =>
    [file, ...corrections.map((correction) => `  ${correction}`)].join('\n'),
  );
  const summary = inWords(
    {
      key: 'fix.summary',
      corrections: { key: 'fix.corrections', count: total },
      files: { key: 'report.inFiles', count: files.length },
    },
    locale,
  );
  return [...blocks, summary].join('\n\n');
}

/** A field as text: `articles (item 2).title.uz`. */
export function fieldName(field: Path | 'body', locale: Locale): string {
  if (field === 'body') return inWords({ key: 'report.body' }, locale);
  return field.reduce<string>((name, part) => {
    if (typeof part === 'number') {
      return `${name} ${inWords({ key: 'report.item', item: part + 1 }, locale)}`;
    }
    return name === '' ? part : `${name}.${part}`;
  }, '');
}

function problemLine({ field, line, read, messages }: Problem, locale: Locale): string {
  const where = [
    field && fieldName(field, locale),
    line === undefined ? undefined : inWords({ key: 'report.line', line }, locale),
  ]
    .filter(Boolean)
    .join(' ');
  const found = read === undefined ? '' : `${inWords({ key: 'report.read', read }, locale)} `;
  return `${where === '' ? '' : `${where}: `}${found}${sentences(messages, locale)}`;
}
