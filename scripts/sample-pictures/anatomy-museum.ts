import { silk } from '../../src/ikat/silk.ts';
import { type Arch, archPath, inset } from './arches.ts';
import { heart, lungs, skull, spine } from './organs.ts';
import { ikatBand, star } from './ornament.ts';
import { at, clipped, gradient, line, mix, oval, path, range, rect, shade, tint } from './paint.ts';
import { person } from './people.ts';
import { type Scene, wide } from './scene.ts';

const floor = 716;

/** A lit cabinet in the wall, with its model on a turned stand. */
function cabinet(x: number, id: string, model: string): string {
  const arch: Arch = { x, base: 640, width: 300, jamb: 330, rise: 150 };
  const glass = inset(arch, 18);
  const stand =
    oval(silk.ink, 0, 2, 92, 11, 'opacity="0.16"') +
    path(shade('apricot', 0.6), 'M-72 -12h144v12h-144z') +
    path(shade('apricot', 0.45), 'M-56 -24h112v12h-112z') +
    rect(silk.apricot, -56, -24, 112, 4);
  return (
    path(tint('glaze', 0.2), archPath(inset(arch, -16))) +
    path(silk.clay, archPath(inset(arch, -8))) +
    path(mix(silk.clay, silk.cobalt, 0.3), archPath(arch)) +
    path('url(#lamp)', archPath(glass)) +
    clipped(
      id,
      archPath(glass),
      at(x, 640, stand) +
        rect(shade('apricot', 0.55), x - 4, 540, 8, 78) +
        at(x, 428, model) +
        path(silk.paper, `M${x - 140} 520L${x + 20} 180h46L${x - 140} 620z`, 'opacity="0.24"') +
        path(silk.paper, `M${x + 140} 420L${x + 30} 660h22L${x + 140} 470z`, 'opacity="0.24"'),
    ) +
    line(silk.apricot, 3, archPath(glass), 'opacity="0.8"')
  );
}

function base(x: number): string {
  return (
    rect(shade('cobalt', 0.15), x - 172, 640, 344, 90) +
    rect(silk.clay, x - 180, 634, 360, 14) +
    ikatBand(x - 152, 664, 304, 42)
  );
}

function floorTiles(): string {
  const lines = range(25).map((index) => {
    const x = (index - 12) * 90;
    return `M${800 + x} ${floor}L${800 + x * 2.6} 900`;
  });
  const rows = [736, 764, 802, 852].map((y) => `M0 ${y}H1600`);
  const inlay = range(9).map((index) => {
    const x = 800 + (index - 4) * 196;
    return `<path fill="${tint('glaze', 0.4)}" transform="translate(${x} 827) scale(1 0.3)" d="${star(0, 0, 74)}"/>`;
  });
  return (
    rect('url(#floor)', 0, floor, 1600, 184) +
    line(mix(silk.clay, silk.cobalt, 0.4), 2, lines.join('') + rows.join(''), 'opacity="0.4"') +
    inlay.join('')
  );
}

const cabinets: [number, string, string][] = [
  [236, 'heart', heart()],
  [612, 'lungs', lungs()],
  [988, 'spine', spine()],
  [1364, 'skull', at(-14, 0, skull())],
];

export const anatomyMuseum: Scene = {
  file: 'src/content/news/2-anatomy-museum/cover.jpg',
  ...wide,
  picture: () =>
    gradient('wall', [
      [0, shade('glaze', 0.42)],
      [1, shade('glaze', 0.1)],
    ]) +
    gradient('lamp', [
      [0, tint('glaze', 0.36)],
      [0.75, tint('glaze', 0.66)],
      [1, tint('glaze', 0.5)],
    ]) +
    gradient('floor', [
      [0, mix(silk.clay, silk.apricot, 0.4)],
      [1, mix(silk.clay, silk.apricot, 0.16)],
    ]) +
    rect('url(#wall)', 0, 0, 1600, floor) +
    rect(silk.clay, 0, 0, 1600, 16) +
    ikatBand(0, 16, 1600, 64) +
    rect(silk.clay, 0, 80, 1600, 8) +
    rect(silk.ink, 0, 88, 1600, 14, 'opacity="0.2"') +
    floorTiles() +
    cabinets.map(([x, id, model]) => cabinet(x, id, model) + base(x)).join('') +
    person({ x: 744, y: 858, height: 330, hair: 'bun' }) +
    person({ x: 884, y: 872, height: 350, step: -1 }),
};
