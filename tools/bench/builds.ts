import { withGeneratedSite } from './generated-site.ts';
import type { BenchOptions } from './options.ts';
import { table } from './table.ts';

const counts = [100, 1000, 5000];

/** Measures builds with generated news items: 100, 1,000 and 5,000. Resolves to the report. */
export async function benchBuilds({ news }: BenchOptions): Promise<string> {
  const rows: string[][] = [];
  for (const count of news ? [news] : counts) {
    console.error(`Building with ${count} generated news items`);
    const { time, cpuTime, memory } = await withGeneratedSite(count, ({ usage }) => usage);
    const seconds = [time, cpuTime].map((ms) => (ms / 1000).toFixed(1));
    rows.push([String(count), ...seconds, (memory / 1e9).toFixed(2), (time / count).toFixed(1)]);
  }
  return [
    'Builds with that many generated news items in four languages, without Open Graph pictures;',
    'CPU: of all threads; GB: 10⁹ bytes, the peak.',
    ...table([['news', 's', 'CPU s', 'GB', 'ms per item'], ...rows]),
  ].join('\n');
}
