import { silk } from '../../src/ikat/silk.ts';
import { heart } from './organs.ts';
import { at, gradient, line, mix, path, rect, repeat, shade, shadowOf, tint } from './paint.ts';

const page = mix(silk.paper, silk.clay, 0.4);

/** Lines of print, too far away to read. */
function print(x: number, y: number, lengths: readonly number[]): string {
  const rows = lengths.map((length, index) => `M${x} ${y + index * 21}h${length}`);
  return line(mix(silk.clay, silk.ink, 0.34), 6, rows.join(''));
}

/** A curve of growth over columns, as a textbook shows it. */
function figure(x: number, y: number): string {
  const columns = [34, 52, 46, 74, 92, 110];
  return (
    columns
      .map((height, index) =>
        rect(
          index % 2 ? tint('glaze', 0.3) : tint('cobalt', 0.3),
          x + index * 36,
          y - height,
          24,
          height,
        ),
      )
      .join('') +
    line(mix(silk.clay, silk.ink, 0.5), 4, `M${x - 12} ${y - 130}V${y}h236`) +
    line(
      silk.pomegranate,
      5,
      `M${x + 12} ${y - 54}C${x + 70} ${y - 84} ${x + 120} ${y - 70} ${x + 192} ${y - 134}`,
    )
  );
}

/** An open textbook, 680 by 480 units around the origin. */
export function book(): string {
  const cover = 'M-346 -246H346V252H-346z';
  const leaf = (sign: number) =>
    `M0 -226C${sign * 60} -250 ${sign * 220} -244 ${sign * 330} -234V232C${sign * 220} 222 ${sign * 60} 216 0 240z`;
  const edges = repeat(3, (index) => {
    const out = 334 + index * 3;
    return line(mix(silk.clay, silk.ink, 0.2), 1.5, `M${-out} -228V236M${out} -228V236`);
  });
  return (
    gradient(
      'gutter-left',
      [
        [0.78, silk.ink, 0],
        [1, silk.ink, 0.2],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    gradient(
      'gutter-right',
      [
        [0, silk.ink, 0.16],
        [0.2, silk.ink, 0],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    shadowOf(path(silk.ink, cover)) +
    path(
      shade('cobalt', 0.25),
      cover,
      `stroke="${shade('cobalt', 0.25)}" stroke-width="12" stroke-linejoin="round"`,
    ) +
    rect(mix(silk.clay, silk.apricot, 0.12), -342, -234, 684, 474) +
    edges +
    path(page, leaf(-1)) +
    path(page, leaf(1)) +
    path('url(#gutter-left)', leaf(-1)) +
    path('url(#gutter-right)', leaf(1)) +
    print(-292, -196, [150]) +
    at(-168, 8, heart(), 1.02) +
    print(-292, 190, [120, 84]) +
    print(44, -190, [236, 236, 220, 236, 170]) +
    figure(70, 92) +
    print(44, 132, [236, 228, 236, 120])
  );
}
