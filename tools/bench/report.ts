import type { Summary } from './summary.ts';
import { table } from './table.ts';
import { kinds } from './transfers.ts';

/** In ms. */
const LCP_LIMIT = 2000;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** The medians as a table, and what each page's LCP was. */
export function report(summaries: readonly Summary[], runs: number): string {
  const head = ['page', 'LCP ms', 'limit', 'least–most', 'FCP ms', 'CLS', 'total kB', ...kinds];
  const rows = summaries.map(({ path, lcp, lcpRange, fcp, cls, sent }) => [
    path,
    `${lcp > LCP_LIMIT ? '! ' : ''}${lcp.toFixed()}`,
    `≤ ${LCP_LIMIT}`,
    lcpRange.map((ms) => ms.toFixed()).join('–'),
    fcp.toFixed(),
    cls.toFixed(3),
    ...[sent.total, ...kinds.map((kind) => sent[kind])].map(kB),
  ]);
  const elements = summaries.map(({ path, lcpElements }) => `${path}: ${lcpElements.join(' | ')}`);
  return [
    `Medians of ${runs} runs; kB = 1000 bytes on the wire`,
    ...table([head, ...rows]),
    '',
    'Largest contentful paint',
    ...elements,
  ].join('\n');
}

/** What makes the command fail, a line each. */
export function faults({ path, lcp, uncompressed }: Summary): string[] {
  return [
    ...(lcp > LCP_LIMIT
      ? [`OVER: ${path} has an LCP of ${lcp.toFixed()} ms, limit ${LCP_LIMIT}`]
      : []),
    ...uncompressed.map((file) => `NOT BROTLI: ${file} on ${path}`),
  ];
}
