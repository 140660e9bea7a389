import { silk } from '../../src/ikat/silk.ts';
import { arcade, lattices } from './arches.ts';
import { ikatBand } from './ornament.ts';
import { gradient, mix, rect, repeat, tint } from './paint.ts';

const stone = mix(silk.clay, silk.paper, 0.45);
const plinth = mix(silk.clay, silk.cobalt, 0.2);

export interface Wing {
  id: string;
  x: number;
  base: number;
  bays: number;
  pitch: number;
}

/** Two floors, 330 units high: an arcade, lattice windows and a cornice of ikat. */
export function wing({ id, x, base, bays, pitch }: Wing): string {
  const width = bays * pitch;
  const row = { x, count: bays, pitch };
  const top = base - 330;
  const piers = repeat(bays + 1, (index) =>
    rect(mix(silk.clay, silk.apricot, 0.1), x + index * pitch - 5, top + 60, 10, 270),
  );
  return (
    gradient(`${id}-wall`, [
      [0, stone],
      [1, mix(silk.clay, silk.apricot, 0.16)],
    ]) +
    rect(`url(#${id}-wall)`, x, top, width, 330) +
    piers +
    rect(mix(silk.clay, silk.cobalt, 0.13), x, base - 206, width, 8) +
    rect(tint('glaze', 0.3), x, base - 198, width, 4) +
    arcade({ ...row, id: `${id}-a`, base: base - 14, jamb: 92, rise: 62 }) +
    lattices({ ...row, id: `${id}-l`, base: base - 216, jamb: 26, rise: 18 }) +
    rect(plinth, x, base - 14, width, 14) +
    ikatBand(x, top + 8, width, 38) +
    rect(silk.paper, x - 8, top - 6, width + 16, 14) +
    rect(mix(silk.clay, silk.cobalt, 0.22), x, top + 46, width, 6)
  );
}
