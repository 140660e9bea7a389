import type { Point } from './paint.ts';

/** The square from which the streets fan out. */
export const hub: Point = [1240, 452];

/** A part of the fan: between two angles in degrees (180 is west, 270 north) and two radii. */
export interface Sector {
  from: number;
  to: number;
  inner: number;
  outer: number;
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function polar(radius: number, angle: number): Point {
  const turn = radians(angle);
  return [hub[0] + Math.cos(turn) * radius, hub[1] + Math.sin(turn) * radius];
}

function arc(radius: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil((radius * radians(to - from)) / 30));
  return Array.from({ length: steps + 1 }, (_, index) =>
    polar(radius, from + ((to - from) * index) / steps),
  );
}

/** The outline of a sector, drawn in by `gap` on every side, so that the streets stay even. */
export function sectorOutline({ from, to, inner, outer }: Sector, gap: number): Point[] {
  const near = inner + gap;
  const far = outer - gap;
  const aside = (radius: number) => (Math.asin(gap / radius) * 180) / Math.PI;
  return [
    ...arc(near, from + aside(near), to - aside(near)),
    ...arc(far, from + aside(far), to - aside(far)).reverse(),
  ];
}
