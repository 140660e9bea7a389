import { table } from './table.ts';
import { type Kind, kinds, type Transfer } from './transfers.ts';
import type { Visit } from './visit.ts';

const lcpLimitMs = 2000;

/** The platform sends smaller text uncompressed; bytes. */
const compressionThreshold = 1024;

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
  /** The paths of HTML, CSS and scripts that were sent without brotli. */
  uncompressed: string[];
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
  const uncompressed = visits.flatMap(({ transfers }) => transfers.filter(lacksBrotli));
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
    uncompressed: [...new Set(uncompressed.map(({ path }) => path))],
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

const lacksBrotli = ({ kind, encoding, size }: Transfer) =>
  ['html', 'css', 'js'].includes(kind) && size >= compressionThreshold && encoding !== 'br';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** The medians as a table, and each page's LCP element. */
export function report(summaries: readonly Summary[], runs: number): string {
  const head = ['page', 'LCP ms', 'limit', 'min–max', 'FCP ms', 'CLS', 'total kB', ...kinds];
  const rows = summaries.map(({ path, lcp, lcpRange, fcp, cls, sent }) => [
    path,
    `${lcp > lcpLimitMs ? '! ' : ''}${lcp.toFixed()}`,
    `≤ ${lcpLimitMs}`,
    lcpRange.map((ms) => ms.toFixed()).join('–'),
    fcp.toFixed(),
    cls.toFixed(3),
    ...[sent.total, ...kinds.map((kind) => sent[kind])].map(kilobytes),
  ]);
  const elements = summaries.map(({ path, lcpElements }) => `${path}: ${lcpElements.join(' | ')}`);
  return [
    `Medians of ${runs} visits; kB = 1000 bytes on the wire`,
    ...table([head, ...rows]),
    '',
    'Largest contentful paint',
    ...elements,
  ].join('\n');
}

/** Pages beside the same content written by hand (plain-site.ts), in the same order. */
export function compareWithPlain(summaries: readonly Summary[], plain: readonly Summary[]): string {
  const ratio = (own: number, other: number) => [
    own.toFixed(),
    other.toFixed(),
    (own / other).toFixed(2),
  ];
  const heads = ['FCP ms', 'by hand', 'ratio', 'LCP ms', 'by hand', 'ratio'];
  const head = ['page', ...heads, 'blocking ms', 'by hand', 'total kB', 'by hand'];
  const rows = summaries.map(({ path, fcp, lcp, blocking, sent }, i) => {
    const other = plain[i] as Summary;
    return [
      path,
      ...ratio(fcp, other.fcp),
      ...ratio(lcp, other.lcp),
      blocking.toFixed(),
      other.blocking.toFixed(),
      kilobytes(sent.total),
      kilobytes(other.sent.total),
    ];
  });
  return ['Beside the same content written by hand', ...table([head, ...rows])].join('\n');
}

/** A line for each limit that a page is over. */
export function findFaults({ path, lcp, uncompressed }: Summary): string[] {
  return [
    ...(lcp > lcpLimitMs
      ? [`OVER: ${path} has an LCP of ${lcp.toFixed()} ms, limit ${lcpLimitMs}`]
      : []),
    ...uncompressed.map((file) => `NOT BROTLI: ${file} on ${path}`),
  ];
}
