import { silk } from '../../src/ikat/silk.ts';
import { disc, gradient, line, mix, path, tint } from './paint.ts';

/** The air that far things fade into. */
export const haze = mix(tint('glaze', 0.8), silk.clay, 0.6);

/** Morning air: cool above, warm where it meets the mountains at `horizon`. */
export function sky(width: number, horizon: number): string {
  return (
    gradient('sky', [
      [0, mix(tint('cobalt', 0.62), tint('glaze', 0.6), 0.5)],
      [0.45, mix(tint('glaze', 0.8), silk.clay, 0.35)],
      [0.8, mix(silk.clay, silk.apricot, 0.22)],
      [1, mix(silk.clay, silk.apricot, 0.36)],
    ]) + path('url(#sky)', `M0 0h${width}v${horizon}h${-width}z`)
  );
}

export function sun(x: number, y: number, radius: number): string {
  const halos = [4.2, 2.9, 1.9].map((size) =>
    disc(tint('apricot', 0.62), x, y, radius * size, 'opacity="0.3"'),
  );
  return (
    halos.join('') +
    disc(tint('apricot', 0.25), x, y, radius) +
    disc(tint('apricot', 0.5), x, y, radius * 0.82)
  );
}

/** A bank of cloud drawn as flat, round-ended strokes. */
export function cloud(x: number, y: number, width: number, opacity = 0.55): string {
  const bar = (left: number, top: number, length: number, height: number) =>
    `<rect x="${x + left * width}" y="${y + top}" width="${length * width}" height="${height}" rx="${height / 2}"/>`;
  return `<g fill="${silk.paper}" opacity="${opacity}">${bar(0, 0, 1, 12)}${bar(0.18, -16, 0.55, 12)}${bar(0.32, 16, 0.5, 10)}</g>`;
}

/** Swallows far off, as [x, y, span]. */
export function birds(flock: readonly (readonly [number, number, number])[]): string {
  const wings = flock.map(
    ([x, y, span]) =>
      `M${x - span} ${y - span * 0.3}Q${x - span * 0.4} ${y - span * 0.5} ${x} ${y}Q${x + span * 0.4} ${y - span * 0.5} ${x + span} ${y - span * 0.3}`,
  );
  return line(tint('cobalt', 0.25), 3, wings.join(''));
}
