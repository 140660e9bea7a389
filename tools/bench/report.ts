import { table } from './table.ts';
import { type Kind, kinds, type Transfer } from './transfers.ts';
import type { Visit } from './visit.ts';

const lcpLimitMs = 2000;

/** The medians of a page's visits: times in ms, `sent` in bytes. */
interface Summary {
  path: string;
  lcp: number;
  lcpRange: [min: number, max: number];
  lcpElements: string[];
  fcp: number;
  cls: number;
  blocking: number;
  sent: Record<Kind | 'total', number>;
}

/** Summarizes the visits to each page, by path. */
export const summarizeAll = (visits: ReadonlyMap<string, readonly Visit[]>) =>
  [...visits].map(([path, list]) => summarize(path, list));

function summarize(path: string, visits: readonly Visit[]): Summary {
  const medianOf = (value: (visit: Visit) => number) => median(visits.map(value));
  const lcps = visits.map(({ lcp }) => lcp);
  const sentByKind = kinds.map((kind) => [
    kind,
    medianOf(({ transfers }) => sumSent(transfers.filter((one) => one.kind === kind))),
  ]);
  return {
    path,
    lcp: median(lcps),
    lcpRange: [Math.min(...lcps), Math.max(...lcps)],
    lcpElements: [...new Set(visits.map(({ lcpElement }) => lcpElement))],
    fcp: medianOf(({ fcp }) => fcp),
    cls: medianOf(({ cls }) => cls),
    blocking: medianOf(({ blocking }) => blocking),
    sent: {
      ...Object.fromEntries(sentByKind),
      total: medianOf(({ transfers }) => sumSent(transfers)),
    },
  };
}

/** The middle value, or the mean of the two middle ones; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle) - 1,
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}

const sumSent = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { sent }) => total + sent, 0);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * The medians of pages as a table, each above those of the same content written by hand (plain-site.ts),
 * and each page's LCP element.
 */
export function report(pages: readonly Summary[], plain: readonly Summary[], runs: number): string {
  const times = ['LCP ms', 'ratio', 'min–max', 'FCP ms', 'ratio', 'CLS', 'blocking ms'];
  const rows = pages.flatMap((page, index) => {
    const byHand = plain[index] ?? page;
    return [row(page.path, page, byHand), row('  by hand', byHand, byHand)];
  });
  const elements = pages.map(({ path, lcpElements }) => `${path}: ${lcpElements.join(' | ')}`);
  return [
    `Medians of ${runs} visits, beside the same content written by hand; an LCP of ${lcpLimitMs} ms is the limit; kB = 1000 bytes on the wire`,
    ...table([['page', ...times, 'total kB', ...kinds], ...rows]),
    '',
    'Largest contentful paint',
    ...elements,
  ].join('\n');
}

const row = (
  name: string,
  { lcp, lcpRange, fcp, cls, blocking, sent }: Summary,
  other: Summary,
) => [
  name,
  `${lcp > lcpLimitMs ? '! ' : ''}${lcp.toFixed()}`,
  (lcp / other.lcp).toFixed(2),
  lcpRange.map((ms) => ms.toFixed()).join('–'),
  fcp.toFixed(),
  (fcp / other.fcp).toFixed(2),
  cls.toFixed(3),
  blocking.toFixed(),
  ...[sent.total, ...kinds.map((kind) => sent[kind])].map(kilobytes),
];

/** A line for a page that is over the limit. */
export function findFaults({ path, lcp }: Summary): string[] {
  if (lcp <= lcpLimitMs) return [];
  return [`OVER: ${path} has an LCP of ${lcp.toFixed()} ms, limit ${lcpLimitMs}`];
}
