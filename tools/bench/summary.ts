import type { Measurement } from './measure.ts';
import { type Kind, kinds, type Transfer } from './transfers.ts';

/** A page's medians: times in ms, `sent` in bytes. */
export interface Summary {
  path: string;
  lcp: number;
  lcpRange: [least: number, most: number];
  lcpElements: string[];
  fcp: number;
  cls: number;
  sent: Record<Kind | 'total', number>;
  /** The paths of html, css and js that came without brotli. */
  uncompressed: string[];
}

export function summarize(path: string, measurements: readonly Measurement[]): Summary {
  const medianOf = (value: (measurement: Measurement) => number) => median(measurements.map(value));
  const lcps = measurements.map(({ lcp }) => lcp);
  const ofKind = kinds.map((kind) => [
    kind,
    medianOf(({ transfers }) => sum(transfers.filter((one) => one.kind === kind))),
  ]);
  return {
    path,
    lcp: median(lcps),
    lcpRange: [Math.min(...lcps), Math.max(...lcps)],
    lcpElements: [...new Set(measurements.map(({ lcpElement }) => lcpElement))],
    fcp: medianOf(({ fcp }) => fcp),
    cls: medianOf(({ cls }) => cls),
    sent: { ...Object.fromEntries(ofKind), total: medianOf(({ transfers }) => sum(transfers)) },
    uncompressed: [
      ...new Set(
        measurements.flatMap(({ transfers }) => transfers.filter(lacksBrotli)).map(pathOf),
      ),
    ],
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle) - 1,
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}

const pathOf = ({ path }: Transfer) => path;

const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { sent }) => total + sent, 0);

/** The platform leaves text below 1024 bytes as it is. */
const lacksBrotli = ({ kind, encoding, size }: Transfer) =>
  ['html', 'css', 'js'].includes(kind) && size >= 1024 && encoding !== 'br';
