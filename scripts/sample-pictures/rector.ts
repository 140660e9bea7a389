import { silk } from '../../src/ikat/silk.ts';
import { type Arch, archPath, inset } from './arches.ts';
import { mist } from './mountains.ts';
import { type Cloth, ikatBand, starTiles } from './ornament.ts';
import { clipped, line, mirrored, mix, oval, path, rect, shade, tint, turned } from './paint.ts';
import { alay } from './ranges.ts';
import type { Scene } from './scene.ts';
import { haze, sky } from './sky.ts';

const niche: Arch = { x: 480, base: 1300, width: 740, jamb: 830, rise: 390 };
const skin = mix(mix(tint('apricot', 0.45), shade('apricot', 0.7), 0.2), silk.pomegranate, 0.07);
const skinShade = mix(skin, shade('apricot', 0.66), 0.34);
const silkTie: Cloth = {
  ground: silk.pomegranate,
  outer: shade('pomegranate', 0.3),
  inner: silk.apricot,
  heart: silk.clay,
};
const hair = mix(shade('cobalt', 0.75), silk.clay, 0.22);

/** Head and shoulders around the axis, drawn without a face. */
function figure(): string {
  const coat = silk.paper;
  const fold = mix(silk.clay, silk.cobalt, 0.17);
  const shoulders =
    'M-96 -330C-190 -296 -300 -268 -340 -180C-366 -110 -372 0 -372 160H372C372 0 366 -110 340 -180C300 -268 190 -296 96 -330L0 -240z';
  return (
    path(coat, shoulders) +
    path(
      fold,
      'M96 -330C190 -296 300 -268 340 -180C366 -110 372 0 372 160H150C180 20 190 -120 120 -250z',
    ) +
    line(fold, 4, 'M-250 160C-244 60 -250 -20 -262 -80') +
    path(tint('cobalt', 0.86), 'M-110 -340H110L60 160H-60z') +
    clipped(
      'tie',
      'M-22 -262H22L50 40L0 120L-50 40z',
      turned(40, -262, 90, ikatBand(0, 0, 400, 80, silkTie)),
    ) +
    path(shade('pomegranate', 0.2), 'M-26 -292H26L20 -246H-20z') +
    path(silk.cobalt, 'M-112 -336L0 -46L112 -336L180 160H-180z') +
    line(tint('cobalt', 0.3), 4, 'M-112 -336L0 -46L112 -336') +
    mirrored(
      path(
        coat,
        'M-98 -340C-180 -240 -150 -120 -92 160H-170L-238 -70L-196 -102L-240 -140C-226 -230 -180 -296 -112 -330z',
      ),
    ) +
    mirrored(
      line(fold, 5, 'M-108 -330C-180 -296 -226 -230 -240 -140L-196 -102L-238 -70L-170 160'),
    ) +
    path(skinShade, 'M-66 -450V-356L0 -284L66 -356V-450z') +
    path(silk.paper, 'M-70 -380L0 -284L-56 -204L-112 -334zM70 -380L0 -284L56 -204L112 -334z') +
    path(fold, 'M70 -380L0 -284L56 -204L84 -268z') +
    `<g transform="translate(0 62)">${face()}</g>`
  );
}

/** The planes of a face, without its features. */
function face(): string {
  const head =
    'M-112 -610C-116 -700 -66 -752 0 -752C66 -752 116 -700 112 -610C110 -540 92 -486 56 -454C36 -436 18 -430 0 -430C-18 -430 -36 -436 -56 -454C-92 -486 -110 -540 -112 -610z';
  const crown =
    'M-122 -594C-142 -716 -88 -796 8 -796C104 -796 138 -710 122 -594C116 -600 112 -612 110 -636C104 -668 90 -692 66 -700C20 -690 -40 -694 -76 -704C-98 -684 -108 -660 -110 -632C-112 -612 -116 -600 -122 -594z';
  const glasses =
    'M-86 -606h66v18a33 33 0 0 1 -66 0zM20 -606h66v18a33 33 0 0 1 -66 0zM-20 -598C-10 -606 10 -606 20 -598M-86 -600L-112 -606M86 -600L112 -606';
  return (
    mirrored(oval(skin, -116, -588, 20, 36) + oval(skinShade, -114, -586, 9, 20)) +
    path(skin, head) +
    path(
      skinShade,
      'M24 -752C80 -744 116 -696 112 -610C110 -540 92 -486 56 -454C36 -436 18 -430 0 -430C50 -480 78 -560 66 -700z',
      'opacity="0.5"',
    ) +
    path(skinShade, 'M2 -612L24 -532C18 -522 8 -520 0 -520z', 'opacity="0.6"') +
    line(mix(skinShade, silk.ink, 0.12), 5, 'M-30 -478C-12 -472 12 -472 30 -478', 'opacity="0.6"') +
    line(shade('cobalt', 0.5), 5, glasses) +
    path(
      silk.paper,
      'M-80 -602h26l-18 34c-6 -6 -8 -14 -8 -22zM26 -602h26l-18 34c-6 -6 -8 -14 -8 -22z',
      'opacity="0.3"',
    ) +
    path(hair, crown) +
    path(
      mix(hair, silk.paper, 0.22),
      'M-122 -594C-142 -716 -88 -796 8 -796C-40 -770 -84 -744 -76 -704C-98 -684 -108 -660 -110 -632C-112 -612 -116 -600 -122 -594z',
    )
  );
}

export const rector: Scene = {
  file: 'src/content/staff/anvar-qodirov/portrait.jpg',
  width: 960,
  height: 1200,
  picture: () =>
    starTiles(-20, -20, 10, 13, 100, {
      ground: silk.cobalt,
      star: mix(silk.cobalt, silk.glaze, 0.62),
      heart: mix(silk.cobalt, tint('glaze', 0.5), 0.5),
      dot: silk.cobalt,
    }) +
    line(silk.apricot, 12, archPath(inset(niche, -44))) +
    path(silk.clay, archPath(inset(niche, -40))) +
    path(tint('glaze', 0.15), archPath(inset(niche, -22))) +
    path(silk.clay, archPath(inset(niche, -8))) +
    clipped(
      'inside',
      archPath(niche),
      sky(960, 1100) +
        `<g transform="translate(-300 330) scale(0.8 0.7)">${alay}</g>` +
        mist('valley', haze, 960, 560, 1000) +
        rect(haze, 0, 999, 960, 110) +
        `<g transform="translate(480 1100) scale(1.04)">${figure()}</g>`,
    ) +
    rect(silk.clay, 0, 1096, 960, 8) +
    ikatBand(0, 1104, 960, 96),
};
