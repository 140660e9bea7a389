import { silk } from '../../src/ikat/silk.ts';
import { disc, line, mix, oval, path, randomFrom, repeat, shade, tint } from './paint.ts';

export interface Leaves {
  lit: string;
  dark: string;
  trunk: string;
}

/** Foliage seen through `haze` of morning air: 0 is near, 1 is lost in it. */
export function leaves(haze: number): Leaves {
  const air = mix(tint('cobalt', 0.72), silk.clay, 0.4);
  return {
    lit: mix(mix(silk.glaze, silk.apricot, 0.34), air, haze),
    dark: mix(shade('glaze', 0.34), air, haze),
    trunk: mix(shade('apricot', 0.7), air, haze),
  };
}

/** A Lombardy poplar, lit from the left. */
export function poplar(x: number, base: number, height: number, { lit, dark, trunk }: Leaves) {
  const top = base - height;
  const half = height * 0.066;
  const skirt = base - height * 0.07;
  const right = `C${x + half * 0.75} ${top + height * 0.2} ${x + half * 1.25} ${top + height * 0.5} ${x + half} ${top + height * 0.72}C${x + half * 0.9} ${skirt - height * 0.06} ${x + half * 0.4} ${skirt} ${x} ${skirt}`;
  const left = `C${x - half * 0.4} ${skirt} ${x - half * 0.9} ${skirt - height * 0.06} ${x - half} ${top + height * 0.72}C${x - half * 1.25} ${top + height * 0.5} ${x - half * 0.75} ${top + height * 0.2} ${x} ${top}`;
  const divide = `C${x - half * 0.5} ${skirt - height * 0.2} ${x + half * 0.5} ${top + height * 0.55} ${x - half * 0.1} ${top + height * 0.36}S${x + half * 0.2} ${top + height * 0.1} ${x} ${top}z`;
  const random = randomFrom(Math.round(x * 7 + height));
  const sprays = repeat(9, () => {
    const y = top + height * (0.2 + random() * 0.64);
    const side = (random() - 0.5) * half * 1.3;
    return `M${(x + side).toFixed(1)} ${y.toFixed(1)}q${(side * 0.12).toFixed(1)} ${(-height * 0.03).toFixed(1)} ${(-side * 0.1).toFixed(1)} ${(-height * 0.06).toFixed(1)}`;
  });
  return (
    path(
      trunk,
      `M${x - height * 0.011} ${base}h${height * 0.022}V${skirt - 4}h${-height * 0.022}z`,
    ) +
    path(lit, `M${x} ${top}${right}${left}z`) +
    path(dark, `M${x} ${top}${right}${divide}`) +
    line(mix(lit, silk.clay, 0.3), height * 0.007, sprays, 'opacity="0.28"')
  );
}

/** A low bush with fruit, for a near corner of a picture. */
export function pomegranate(width: number, seed: number): string {
  const random = randomFrom(seed);
  const leaf = (fill: string, x: number, y: number, turn: number, size: number) =>
    `<path fill="${fill}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${size.toFixed(2)})" d="M0 0C-13 -16 -11 -40 0 -58C11 -40 13 -16 0 0z"/>`;
  const tones = [0.5, 0.22, 0].map((depth) => shade('glaze', depth));
  const foliage = [...tones, tint('glaze', 0.2)].map((tone, depth) =>
    repeat(Math.round(width / (depth === 3 ? 28 : 12)), () => {
      const along = random() * 2 - 1;
      const rise = (1 - along * along) * width * 0.5 * (0.25 + random() * 0.75);
      const size = (0.8 + random() * 0.5) * (width / 460);
      const turn = along * 60 + (random() - 0.5) * 70;
      return leaf(tone, along * width * 0.5, -rise, turn, size);
    }),
  );
  const mass = path(
    shade('glaze', 0.66),
    `M${-width * 0.52} 40C${-width * 0.44} ${-width * 0.34} ${-width * 0.2} ${-width * 0.5} 0 ${-width * 0.52}C${width * 0.2} ${-width * 0.5} ${width * 0.44} ${-width * 0.34} ${width * 0.52} 40z`,
  );
  const fruit = (x: number, y: number, r: number) =>
    path(
      silk.pomegranate,
      `M${x - r * 0.35} ${y - r * 0.8}l${-r * 0.12} ${-r * 0.55}l${r * 0.28} ${r * 0.2}l${r * 0.2} ${-r * 0.3}l${r * 0.2} ${r * 0.3}l${r * 0.28} ${-r * 0.2}l${-r * 0.14} ${r * 0.55}z`,
    ) +
    disc(silk.pomegranate, x, y, r) +
    oval(tint('pomegranate', 0.35), x - r * 0.36, y - r * 0.3, r * 0.3, r * 0.42);
  const fruits = [-0.28, 0.02, 0.25].map((along, index) =>
    fruit(along * width, -width * (0.2 + (index % 2) * 0.14), width * 0.052),
  );
  return mass + foliage.slice(0, 3).join('') + fruits.join('') + foliage[3];
}
