import {
  clipped,
  gradient,
  type Point,
  path,
  polygon,
  randomFrom,
  range,
  rect,
  repeat,
} from './paint.ts';

export interface Range {
  id: string;
  /** Summits from the farthest to the nearest. */
  summits: readonly (readonly [x: number, y: number, width: number])[];
  base: number;
  seed: number;
  lit: string;
  shaded: string;
  snow?: { lit: string; shaded: string };
}

/** A slope broken into crags, from its start to just before its end. */
function crags([x, y]: Point, to: Point, random: () => number): Point[] {
  const steps = Math.max(4, Math.round(Math.abs(to[0] - x) / 26));
  return range(steps).map((step) => {
    const part = step / steps;
    const rough = step === 0 ? 0 : (random() - 0.5) * 26;
    return [x + (to[0] - x) * part, y + (to[1] - y) * part ** 0.9 + rough];
  });
}

/** A broken edge that falls from a point to the base and leans `lean` of its height. */
function edge([x, y]: Point, base: number, lean: number, random: () => number): Point[] {
  const height = base - y;
  return range(10).map((step) => {
    const part = step / 9;
    const sway = step === 0 ? 0 : (step % 2 ? 1 : -1) * (0.02 + random() * 0.035);
    return [x + height * (sway * (0.4 + part) + part * lean), y + height * part];
  });
}

/** A gully: dark where the face is lit, and the other way round. */
function gully(x: number, y: number, length: number, lean: number): string {
  const tail = x + length * lean;
  return polygon([
    [x, y],
    [x + length * 0.07 + (tail - x) * 0.4, y + length * 0.42],
    [tail + length * 0.05, y + length],
    [tail - length * 0.03, y + length],
    [x + (tail - x) * 0.4 - length * 0.02, y + length * 0.5],
  ]);
}

function snowfield([x, y]: Point, width: number, depth: number, random: () => number): string {
  const teeth = 17;
  const hem = range(teeth).map((tooth): Point => {
    const part = tooth / (teeth - 1);
    const fall = depth * (0.72 + (tooth % 2 ? 0.34 : -0.2) * (0.4 + random()));
    return [x + width * (0.5 - part), y + fall + Math.abs(part - 0.5) * depth * 0.5];
  });
  return polygon([[x - width / 2, y - 40], [x + width / 2, y - 40], ...hem]);
}

/** Mountains one before another, lit from the left and veiled by mist at their foot. */
export function mountains({ id, summits, base, seed, lit, shaded, snow }: Range): string {
  const random = randomFrom(seed);
  return summits
    .map(([x, y, width], index) => {
      const summit: Point = [x, y];
      const height = base - y;
      const left = crags(summit, [x - width / 2, base], random);
      const right = crags(summit, [x + width / 2, base], random);
      const feet: Point[] = [
        [x + width / 2, base],
        [x - width / 2, base],
      ];
      const outline = polygon([...right, ...feet, ...left.slice(1).toReversed()]);
      const dark = polygon([
        ...right,
        [x + width / 2, base],
        ...edge(summit, base, 0.06, random).toReversed(),
      ]);
      const gullies = repeat(3, (step) => {
        const along = 0.08 + step * 0.1 + random() * 0.04;
        return gully(x - width * along, y + height * (0.26 + step * 0.15), height * 0.4, -0.16);
      });
      const ribs = repeat(2, (step) => {
        const along = 0.12 + step * 0.12 + random() * 0.03;
        return gully(x + width * along, y + height * (0.3 + step * 0.16), height * 0.38, 0.12);
      });
      const faces = (bright: string, dim: string) =>
        path(bright, outline) +
        path(dim, dark) +
        path(dim, gullies) +
        path(bright, ribs, 'opacity="0.6"');
      const name = `${id}-${index}`;
      const field = snow ? snowfield(summit, width * 0.62, height * 0.3, random) : '';
      const cap = snow ? clipped(`${name}-s`, field, faces(snow.lit, snow.shaded)) : '';
      return clipped(name, outline, faces(lit, shaded) + cap);
    })
    .join('');
}

/** Mist that thickens downwards. */
export function mist(id: string, colour: string, width: number, top: number, base: number): string {
  const veil = gradient(id, [
    [0, colour, 0],
    [1, colour, 0.92],
  ]);
  return veil + rect(`url(#${id})`, 0, top, width, base - top);
}

/** Rounded foothills through the given crests. */
export function hills(fill: string, width: number, base: number, crests: readonly Point[]): string {
  const [first, ...rest] = crests as [Point, ...Point[]];
  let from = first;
  const curves = rest.map((to) => {
    const middle = (from[0] + to[0]) / 2;
    const curve = `C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}`;
    from = to;
    return curve;
  });
  return path(fill, `M0 ${base}V${first[1]}H${first[0]}${curves.join('')}H${width}V${base}z`);
}
