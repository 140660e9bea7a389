import { silk } from '../../src/ikat/silk.ts';
import { ikatBand } from './ornament.ts';
import { clipped, disc, line, mix, oval, path, rect, shade, tint, turned } from './paint.ts';

const steel = mix(silk.clay, silk.cobalt, 0.3);
const darkSteel = mix(silk.clay, silk.cobalt, 0.6);
const manikin = mix(tint('apricot', 0.55), silk.clay, 0.3);
const manikinShade = mix(manikin, shade('apricot', 0.5), 0.3);

/** A hospital bed seen from its side, 860 units wide, with its wheels on the origin's line. */
export function bed(): string {
  const wheel = (x: number) =>
    line(darkSteel, 14, `M${x} -96V-30`) + disc(silk.ink, x, -20, 20) + disc(steel, x, -20, 8);
  const blanket =
    'M-410 -250C-400 -292 -360 -300 -320 -290C-240 -292 -180 -304 -110 -300C-40 -296 0 -312 70 -306C90 -304 100 -296 104 -280V-166H-416z';
  const chest = 'M70 -306C130 -330 190 -346 240 -352C276 -354 290 -330 284 -296L270 -250H80z';
  return (
    wheel(-350) +
    wheel(350) +
    rect(darkSteel, -400, -120, 800, 26, 'rx="8"') +
    line(darkSteel, 12, 'M-250 -108L150 -180M-150 -180L250 -108') +
    rect(steel, -420, -190, 840, 30, 'rx="10"') +
    path(silk.paper, 'M-418 -246H120L400 -330C424 -334 432 -316 424 -300L416 -190H-418z') +
    path(mix(silk.clay, silk.cobalt, 0.14), 'M-418 -212H418L416 -188H-418z') +
    path(silk.paper, 'M268 -352C300 -400 400 -430 424 -392C440 -360 420 -318 396 -308L290 -290z') +
    path(
      mix(silk.clay, silk.cobalt, 0.16),
      'M290 -290L396 -308C420 -318 440 -360 424 -392C430 -350 380 -320 280 -312z',
    ) +
    path(manikinShade, 'M262 -352L296 -372L316 -336L276 -312z') +
    path(
      manikin,
      'M282 -350C276 -370 278 -386 288 -394C290 -402 292 -408 300 -412C300 -424 308 -440 318 -440C326 -438 326 -430 332 -427C366 -432 402 -412 402 -376C402 -346 376 -328 346 -330C322 -332 300 -336 282 -350z',
    ) +
    path(
      manikinShade,
      'M402 -376C402 -346 376 -328 346 -330C322 -332 300 -336 282 -350C320 -344 376 -352 396 -398C400 -392 402 -384 402 -376z',
    ) +
    line(
      manikinShade,
      4,
      'M350 -382C358 -390 366 -382 358 -372M320 -414C326 -416 330 -414 334 -410M296 -400L304 -396',
    ) +
    path(tint('cobalt', 0.55), chest) +
    path(tint('cobalt', 0.4), 'M284 -296L270 -250H80L78 -268C160 -268 240 -290 284 -296z') +
    path(tint('glaze', 0.2), blanket) +
    clipped(
      'blanket',
      blanket,
      path(tint('glaze', 0.05), 'M-420 -166V-210C-260 -250 -60 -236 104 -222V-166z') +
        turned(74, -330, 90, ikatBand(0, 0, 170, 74)) +
        rect(silk.clay, -8, -330, 8, 170) +
        rect(silk.clay, 74, -330, 8, 170),
    ) +
    line(manikin, 25, 'M170 -272C130 -276 90 -290 44 -306') +
    oval(manikin, 34, -308, 22, 14) +
    line(tint('cobalt', 0.42), 44, 'M240 -318C226 -294 206 -276 176 -272') +
    line(steel, 11, 'M-60 -190V-252H180V-190M20 -252V-190M100 -252V-190') +
    rect(shade('glaze', 0.1), 416, -420, 24, 330, 'rx="10"') +
    rect(shade('glaze', 0.1), -440, -300, 24, 210, 'rx="10"')
  );
}

/** A drip on its stand, 640 units high. */
export function dripStand(): string {
  return (
    line(darkSteel, 9, 'M0 -10V-640M-34 -622C-34 -646 34 -646 34 -622') +
    line(darkSteel, 9, 'M-56 0L0 -26L56 0') +
    path(tint('cobalt', 0.72), 'M-62 -612h56v84l-14 26h-28l-14 -26z', 'opacity="0.92"') +
    path(tint('glaze', 0.42), 'M-62 -572h56v44l-14 26h-28l-14 -26z') +
    rect(silk.paper, -52, -600, 36, 18) +
    line(tint('cobalt', 0.4), 4, 'M-34 -500V-430C-34 -330 -110 -300 -170 -284')
  );
}
