import { join } from 'node:path';
import { buildBareSite } from './bare-site.ts';
import type { BuildUsage } from './build-usage.ts';
import { withGeneratedSite } from './generated-site.ts';
import type { BenchOptions } from './options.ts';
import { table } from './table.ts';

const counts = [100, 1000, 5000];

/**
 * Measures builds with generated news items: 100, 1,000 and 5,000. Each is followed by the same texts as
 * pages of Astro alone. Resolves to the report.
 */
export async function benchBuilds({ news }: BenchOptions): Promise<string> {
  const rows: string[][] = [];
  for (const count of news ? [news] : counts) {
    console.error(`Building with ${count} generated news items`);
    const [site, bare] = await withGeneratedSite(count, async ({ folder, usage }) => [
      usage,
      await buildBareSite(join(folder, 'src/content/news'), join(folder, 'bare')),
    ]);
    rows.push(row(count, 'the site', site), row(count, 'bare', bare));
  }
  return [
    'Builds with that many generated news items in four languages, without Open Graph pictures; bare:',
    'of Astro alone; CPU: of all threads; GB: 10⁹ bytes, the peak.',
    ...table([['news', '', 's', 'CPU s', 'GB', 'ms per item'], ...rows]),
  ].join('\n');
}

function row(count: number, name: string, { time, cpuTime, memory }: BuildUsage): string[] {
  const seconds = [time, cpuTime].map((ms) => (ms / 1000).toFixed(1));
  return [String(count), name, ...seconds, (memory / 1e9).toFixed(2), (time / count).toFixed(1)];
}
