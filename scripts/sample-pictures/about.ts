import { silk } from '../../src/ikat/silk.ts';
import { book } from './book.ts';
import { chestPiece, headset, tube } from './instruments.ts';
import { ikatBand } from './ornament.ts';
import { at, disc, gradient, line, mix, range, rect, shade, shadowOf, turned } from './paint.ts';
import { plate } from './plate.ts';
import { type Scene, wide } from './scene.ts';

const hose =
  'M1250 786C1180 850 1040 868 960 820C880 772 900 708 990 724C1090 742 1160 826 1300 832C1420 838 1490 790 1470 706';

export const about: Scene = {
  file: 'src/content/pages/about/cover.jpg',
  ...wide,
  picture: () =>
    gradient(
      'table',
      [
        [0, mix(silk.clay, silk.apricot, 0.1)],
        [1, mix(silk.clay, silk.apricot, 0.36)],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
    rect('url(#table)', 0, 0, 1600, 900) +
    line(
      mix(silk.clay, shade('apricot', 0.5), 0.4),
      2,
      range(5)
        .map((index) => `M0 ${150 + index * 150}H1600`)
        .join(''),
      'opacity="0.35"',
    ) +
    turned(
      210,
      0,
      90,
      rect(silk.ink, 0, -14, 900, 150, 'opacity="0.1"') +
        ikatBand(0, 0, 900, 130) +
        rect(silk.clay, 0, -9, 900, 9) +
        rect(silk.clay, 0, 130, 900, 9),
    ) +
    at(440, 450, shadowOf(disc(silk.ink, 0, 0, 352)) + plate()) +
    turned(1190, 336, 4, book()) +
    tube(hose, shade('glaze', 0.15), 19) +
    turned(1470, 700, 14, rect(mix(silk.clay, silk.cobalt, 0.5), -12, 50, 24, 36) + chestPiece()) +
    turned(1250, 786, -58, `<g transform="scale(0.9)">${headset()}</g>`),
};
