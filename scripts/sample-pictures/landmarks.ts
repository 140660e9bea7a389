import { silk } from '../../src/ikat/silk.ts';
import { cobaltCloth, ikatBand, ikatDiamond } from './ornament.ts';
import { at, disc, line, mirrored, mix, oval, path, rect, repeat, shade, tint } from './paint.ts';
import { box, washed } from './sketch.ts';

const wall = mix(silk.clay, silk.paper, 0.6);

const archway = (fill: string, x: number, width: number, height: number) =>
  path(
    fill,
    `M${x - width / 2} 0v${-height * 0.58}Q${x - width / 2} ${-height * 0.86} ${x} ${-height}Q${x + width / 2} ${-height * 0.86} ${x + width / 2} ${-height * 0.58}v${height * 0.58}z`,
  );

/** The university's front, 330 wide and 150 high, standing on the origin. */
export const university =
  oval(silk.ink, 14, 4, 190, 20, 'opacity="0.16"') +
  washed(box(-165, -104, 330, 104), wall) +
  repeat(3, (index) => archway(silk.cobalt, -136 + index * 33, 21, 56)) +
  repeat(3, (index) => archway(silk.cobalt, 70 + index * 33, 21, 56)) +
  ikatBand(-164, -102, 328, 27) +
  washed(box(-48, -150, 96, 150), wall) +
  ikatBand(-42, -144, 84, 24) +
  archway(tint('glaze', 0.1), 0, 66, 112) +
  archway(shade('glaze', 0.6), 0, 34, 66) +
  rect(mix(silk.clay, silk.cobalt, 0.3), -172, -2, 344, 9);

/** A pin whose point is the origin. */
export const pin =
  oval(silk.ink, 10, 2, 34, 11, 'opacity="0.28"') +
  path(
    silk.pomegranate,
    'M0 0C-18 -58 -76 -92 -76 -150A76 76 0 0 1 76 -150C76 -92 18 -58 0 0z',
    `stroke="${silk.paper}" stroke-width="9" stroke-linejoin="round" paint-order="stroke"`,
  ) +
  path(
    shade('pomegranate', 0.3),
    'M0 0C18 -58 76 -92 76 -150A76 76 0 0 0 20 -223C90 -150 30 -90 0 0z',
  ) +
  disc(silk.apricot, 0, -150, 47) +
  at(
    0,
    -150,
    ikatDiamond(74, { ...cobaltCloth, outer: silk.pomegranate, heart: silk.pomegranate }),
  );

/** A ring with a needle that points up the page. */
export const northArrow =
  disc(silk.paper, 0, 0, 88, `stroke="${silk.ink}" stroke-width="4" fill-opacity="0.86"`) +
  line(tint('cobalt', 0.5), 3, 'M-74 0H-60M74 0H60M0 74V60') +
  path(silk.cobalt, 'M0 -128L-34 44L0 22z') +
  path(tint('cobalt', 0.55), 'M0 -128L34 44L0 22z') +
  line(silk.ink, 4, 'M0 -128L-34 44L0 22L34 44z');

/** The station, standing on the origin. */
export const station =
  washed(box(-84, -54, 168, 54), wall) +
  mirrored(archway(silk.cobalt, 58, 24, 36)) +
  washed(
    [
      [-40, 0],
      [-40, -66],
      [0, -96],
      [40, -66],
      [40, 0],
    ],
    mix(silk.apricot, silk.clay, 0.3),
  ) +
  disc(silk.paper, 0, -62, 14, `stroke="${silk.ink}" stroke-width="3"`) +
  line(silk.ink, 3, 'M0 -70V-62H6') +
  archway(shade('apricot', 0.6), 0, 26, 38);

const carriage = (x: number, fill: string) =>
  washed(box(x, -40, 104, 34), fill) +
  repeat(4, (index) => rect(silk.paper, x + 12 + index * 23, -32, 14, 12)) +
  disc(silk.ink, x + 22, -4, 8) +
  disc(silk.ink, x + 82, -4, 8);

/** An engine and two carriages that run to the right along the origin. */
export const train =
  carriage(-232, silk.glaze) +
  carriage(-116, silk.glaze) +
  washed(
    [
      [0, -6],
      [0, -42],
      [74, -42],
      [104, -22],
      [104, -6],
    ],
    silk.cobalt,
  ) +
  rect(silk.apricot, 66, -36, 14, 13) +
  disc(silk.ink, 22, -4, 8) +
  disc(silk.ink, 82, -4, 8);
