import { silk } from '../../src/ikat/silk.ts';
import { mountains } from './mountains.ts';
import { mix, tint } from './paint.ts';

/** The Alay range as it stands south of the valley, 1920 units wide, with its foot at 960. */
export const alay = mountains({
  id: 'alay',
  base: 960,
  seed: 11,
  summits: [
    [1010, 470, 1000],
    [40, 430, 900],
    [1860, 440, 900],
    [590, 345, 1080],
    [1500, 372, 1060],
    [300, 600, 700],
    [1230, 590, 760],
    [1760, 610, 640],
  ],
  lit: mix(tint('cobalt', 0.62), tint('glaze', 0.6), 0.3),
  shaded: mix(tint('cobalt', 0.5), tint('glaze', 0.5), 0.16),
  snow: { lit: mix(silk.paper, silk.apricot, 0.06), shaded: tint('cobalt', 0.76) },
});

/** Bare hills before the range, as wide, with their foot at 1000. */
export const foothills = mountains({
  id: 'foothills',
  base: 1000,
  seed: 5,
  summits: [
    [480, 720, 900],
    [1460, 715, 1000],
    [120, 740, 760],
    [1840, 730, 700],
    [900, 745, 800],
  ],
  lit: mix(tint('cobalt', 0.64), tint('glaze', 0.55), 0.6),
  shaded: mix(tint('cobalt', 0.56), tint('glaze', 0.46), 0.6),
});
