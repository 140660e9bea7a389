import { table } from '../table.ts';
import type { BuildFigures } from './timed-build.ts';

/** The two builds of one number of generated items. */
export interface ScaleFigures {
  count: number;
  site: BuildFigures;
  bare: BuildFigures;
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const compared = (site: number, bare: number) => [
  seconds(site),
  seconds(bare),
  (site / bare).toFixed(2),
];
/** The search's index is no part of what the bare site does, and has a limit of its own. */
const indexing = ({ phases }: BuildFigures) => phases.get('· search-index astro:build:done') ?? 0;

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(2);

/** Times and memory by the number of items, and where the time of the site's build goes. */
export function scaleReport(figures: readonly ScaleFigures[]): string {
  const head = [
    'news',
    'site s',
    'bare s',
    'ratio',
    'index s',
    'site CPU s',
    'bare CPU s',
    'ratio',
  ];
  const rows = figures.map(({ count, site, bare }) => [
    String(count),
    ...compared(site.time - indexing(site), bare.time),
    seconds(indexing(site)),
    ...compared(site.processor, bare.processor),
    gigabytes(site.memory),
    gigabytes(bare.memory),
    (site.time / count).toFixed(1),
  ]);
  return [
    'Builds with that many generated news items in four languages, beside a bare Astro site of the same;',
    'without pictures for messengers (OPEN_GRAPH=off), the search’s index counted apart, but for the',
    'CPU. GB = 10⁹ bytes, at most at one time;',
    'CPU: of all threads, which other work on the machine changes less than the time that passes.',
    ...table([[...head, 'site GB', 'bare GB', 'site ms an item'], ...rows]),
    '',
    ...phases('Where the time of the site goes, in seconds', figures, 'site'),
    '',
    ...phases('Where the time of the bare site goes, in seconds', figures, 'bare'),
  ].join('\n');
}

function phases(title: string, figures: readonly ScaleFigures[], of: 'site' | 'bare'): string[] {
  const names = new Set(figures.flatMap((one) => [...one[of].phases.keys()]));
  const rows = [...names].map((name) => [
    name,
    ...figures.map((one) => seconds(one[of].phases.get(name) ?? 0)),
  ]);
  return [title, ...table([['news', ...figures.map(({ count }) => String(count))], ...rows])];
}
