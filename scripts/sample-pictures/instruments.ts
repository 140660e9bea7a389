import { silk } from '../../src/ikat/silk.ts';
import { ikatBand } from './ornament.ts';
import { disc, line, mix, path, rect, repeat, shade, shadowOf, tint } from './paint.ts';

const steel = mix(silk.clay, silk.cobalt, 0.22);
const darkSteel = mix(silk.clay, silk.cobalt, 0.5);

/** A rubber tube lit from the upper left. */
export function tube(d: string, colour: string, width: number): string {
  const lit = `translate(${-width * 0.1} ${-width * 0.12})`;
  return (
    shadowOf(line(silk.ink, width, d)) +
    line(mix(colour, silk.ink, 0.3), width, d) +
    line(colour, width * 0.74, d, `transform="${lit}"`) +
    line(mix(colour, silk.paper, 0.4), width * 0.16, d, `transform="${lit} ${lit}"`)
  );
}

/** The bell and diaphragm, 120 units wide around the origin. */
export function chestPiece(): string {
  return (
    shadowOf(disc(silk.ink, 0, 0, 59)) +
    disc(darkSteel, 0, 3, 60) +
    disc(steel, 0, 0, 58) +
    disc(silk.paper, 0, 0, 48) +
    disc(tint('glaze', 0.62), 0, 0, 43) +
    disc(tint('glaze', 0.75), 0, 0, 33) +
    path(silk.paper, 'M-38 -18A42 42 0 0 1 -4 -42L-8 -30A30 30 0 0 0 -28 -12z', 'opacity="0.8"')
  );
}

/** Steel ear tubes that rise from a joint at the origin to tips 150 units apart. */
export function headset(): string {
  const arm = 'M-8 0C-20 -70 -92 -110 -88 -190C-87 -212 -78 -222 -64 -226';
  const side =
    line(darkSteel, 13, arm) +
    line(steel, 8, arm) +
    `<g transform="translate(-60 -227) rotate(-14)">${rect(silk.ink, -4, -9, 22, 18, 'rx="8"')}</g>`;
  return `${side}<g transform="scale(-1 1)">${side}</g>${rect(silk.ink, -16, -8, 32, 30, 'rx="10"')}`;
}

/** The dial of a blood-pressure gauge, 150 units wide around the origin. */
export function gauge(): string {
  const ticks = repeat(25, (index) => {
    const long = index % 4 === 0 ? 13 : 7;
    return `<path transform="rotate(${-135 + index * 11.25})" d="M0 -53v${long}"/>`;
  });
  return (
    shadowOf(disc(silk.ink, 0, 0, 74)) +
    disc(darkSteel, 0, 4, 75) +
    disc(steel, 0, 0, 73) +
    disc(silk.paper, 0, 0, 61) +
    `<g stroke="${silk.ink}" stroke-width="2.5">${ticks}</g>` +
    `<path fill="none" stroke="${silk.glaze}" stroke-width="6" d="M-27 -27A38 38 0 0 1 14 -35"/>` +
    path(silk.pomegranate, 'M-3 8L0 -46L3 8z', 'transform="rotate(24)"') +
    disc(silk.ink, 0, 0, 7)
  );
}

/** The bulb that fills a cuff, its valve upwards. */
export function bulb(): string {
  const rubber = 'M-34 -56C-62 -30 -66 60 -32 100C-14 118 14 118 32 100C66 60 62 -30 34 -56z';
  return (
    shadowOf(path(silk.ink, rubber)) +
    path(shade('cobalt', 0.55), rubber) +
    path(
      tint('cobalt', 0.2),
      'M-30 -40C-50 -10 -52 50 -30 84C-38 40 -34 0 -18 -44z',
      'opacity="0.6"',
    ) +
    rect(steel, -22, -82, 44, 30, 'rx="6"') +
    rect(darkSteel, 22, -76, 24, 16, 'rx="6"')
  );
}

/** A blood-pressure cuff laid flat, 472 by 240 units around the origin. */
export function cuff(): string {
  return (
    shadowOf(rect(silk.ink, -236, -120, 472, 240, 'rx="26"')) +
    rect(shade('cobalt', 0.4), -236, -112, 472, 232, 'rx="26"') +
    rect(silk.cobalt, -236, -120, 472, 232, 'rx="26"') +
    ikatBand(-236, -56, 472, 104) +
    rect(silk.clay, -236, -62, 472, 7) +
    rect(silk.clay, -236, 47, 472, 7) +
    rect(shade('cobalt', 0.3), 128, -120, 108, 232, 'rx="26"') +
    repeat(6, (index) =>
      line(
        tint('cobalt', 0.3),
        3,
        `M150 ${-84 + index * 32}h64`,
        'opacity="0.5" stroke-dasharray="2 9"',
      ),
    ) +
    line(tint('cobalt', 0.55), 2.5, 'M-214 -98H116M-214 90H116', 'stroke-dasharray="12 9"')
  );
}
