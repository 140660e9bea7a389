import { silk } from '../../src/ikat/silk.ts';
import { clipped, line, mix, path, rect, repeat, shade, tint } from './paint.ts';

export interface Arch {
  x: number;
  base: number;
  width: number;
  /** Height of the straight jambs. */
  jamb: number;
  /** From the springing to the point. */
  rise: number;
}

/** The head of a Central Asian four-centred arch, from its left springing to its right. */
function head({ x, base, width, jamb, rise }: Arch): string {
  const half = width / 2;
  const spring = base - jamb;
  return `C${x - half} ${spring - rise * 0.52} ${x - half * 0.5} ${spring - rise * 0.8} ${x} ${spring - rise}C${x + half * 0.5} ${spring - rise * 0.8} ${x + half} ${spring - rise * 0.52} ${x + half} ${spring}`;
}

export function archPath(arch: Arch): string {
  const { x, base, width, jamb } = arch;
  return `M${x - width / 2} ${base}V${base - jamb}${head(arch)}V${base}z`;
}

/** The arch set `by` units further in. */
export function inset({ x, base, width, jamb, rise }: Arch, by: number): Arch {
  return { x, base, width: width - 2 * by, jamb, rise: rise - by * 1.1 };
}

/** A glazed opening behind a thick wall. */
function bay(arch: Arch, id: string): string {
  const { x, base, width, jamb, rise } = arch;
  const inner = inset(arch, width * 0.06);
  const top = base - jamb - rise;
  const glass = mix(tint('cobalt', 0.35), tint('glaze', 0.3), 0.5);
  const bars = `M${x} ${base}V${top}M${x - width / 2} ${base - jamb}h${width}`;
  return (
    path(mix(silk.clay, silk.cobalt, 0.24), archPath(arch)) +
    clipped(
      id,
      archPath({ ...inner, x: x + width * 0.03 }),
      rect(glass, x - width, top, 2 * width, base - top) +
        path(
          tint('glaze', 0.62),
          `M${x - width / 2} ${base}L${x + width * 0.1} ${top}h${width * 0.22}L${x - width * 0.2} ${base}z`,
          'opacity="0.5"',
        ) +
        rect(
          tint('apricot', 0.45),
          x - width,
          base - jamb * 0.3,
          2 * width,
          jamb * 0.3,
          'opacity="0.3"',
        ) +
        line(silk.clay, width * 0.035, bars, 'opacity="0.85"'),
    )
  );
}

export interface Arcade {
  id: string;
  x: number;
  base: number;
  count: number;
  pitch: number;
  jamb: number;
  rise: number;
}

/** A row of bays between slim columns. */
export function arcade({ id, x, base, count, pitch, jamb, rise }: Arcade): string {
  const width = pitch * 0.74;
  return repeat(count, (index) => {
    const arch = { x: x + (index + 0.5) * pitch, base, width, jamb, rise };
    return (
      line(tint('glaze', 0.3), 3.5, archPath({ ...arch, width: width + 12, rise: rise + 7 })) +
      bay(arch, `${id}-${index}`)
    );
  });
}

/** Small lattice windows of an upper floor. */
export function lattices({ id, x, base, count, pitch, jamb, rise }: Arcade): string {
  const width = pitch * 0.4;
  return repeat(count, (index) => {
    const arch = { x: x + (index + 0.5) * pitch, base, width, jamb, rise };
    const left = arch.x - width / 2;
    const mesh = repeat(5, (step) => {
      const y = base - step * width * 0.5;
      return `M${left} ${y}l${width} ${-width}M${left} ${y - width}l${width} ${width}`;
    });
    return (
      path(shade('cobalt', 0.05), archPath(arch), 'opacity="0.78"') +
      clipped(`${id}-${index}`, archPath(arch), line(tint('glaze', 0.6), 2.5, mesh)) +
      line(silk.paper, 3, archPath(arch))
    );
  });
}
