import { silk } from '../../src/ikat/silk.ts';
import { hub, polar, radians, type Sector, sectorOutline } from './fan.ts';
import { disc, mix, type Point, randomFrom, repeat, tint } from './paint.ts';
import { tree, washed } from './sketch.ts';

const rays = [2, 28, 54, 78, 102, 125, 147, 168.5, 191.5, 213, 234, 252, 270, 300, 331, 362];
const rings = [138, 318, 568, 796, 1030, 1300];
/** The colour of the canal and of the pools. */
export const river = mix(tint('cobalt', 0.45), silk.glaze, 0.24);
const lawn = mix(tint('glaze', 0.62), silk.apricot, 0.12);
const washes = [
  mix(silk.clay, silk.apricot, 0.2),
  mix(silk.clay, silk.apricot, 0.34),
  tint('cobalt', 0.86),
  mix(silk.clay, silk.pomegranate, 0.1),
];
const roofs = [
  mix(silk.clay, silk.apricot, 0.72),
  mix(silk.apricot, silk.pomegranate, 0.34),
  mix(tint('cobalt', 0.5), silk.glaze, 0.15),
  silk.paper,
];

export const universityQuarter: Sector = { from: 168.5, to: 191.5, inner: 318, outer: 796 };
const park: Sector = { from: 147, to: 168.5, inner: 318, outer: 796 };
const random = randomFrom(40);
const pick = (colours: readonly string[]) =>
  colours[Math.floor(random() * colours.length)] as string;

const inside = (sector: Sector, whole: Sector) =>
  sector.from >= whole.from &&
  sector.to <= whole.to &&
  sector.inner >= whole.inner &&
  sector.outer <= whole.outer;

function house(radius: number, angle: number): string {
  const [x, y] = polar(radius, angle);
  const turn = radians(angle);
  const deep = 13 + random() * 6;
  const wide = 15 + random() * 12;
  const corner = (along: number, across: number): Point => [
    x + Math.cos(turn) * along * deep - Math.sin(turn) * across * wide,
    y + Math.sin(turn) * along * deep + Math.cos(turn) * across * wide,
  ];
  return washed([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], pick(roofs), 2.2);
}

/** Houses and yards in rows along the street that goes round. */
function houses({ from, to, inner, outer }: Sector): string {
  const rows = Math.max(1, Math.floor((outer - inner - 50) / 56));
  const pitch = (outer - inner - 56) / rows;
  return repeat(rows, (row) => {
    const radius = inner + 28 + (row + 0.5) * pitch;
    const count = Math.floor((radius * radians(to - from) - 34) / 62);
    return repeat(Math.max(0, count), (index) => {
      const angle = from + ((to - from) * (index + 1)) / (count + 1);
      const chance = random();
      if (chance < 0.06) return '';
      return chance < 0.2 ? tree(...polar(radius, angle), 17) : house(radius, angle);
    });
  });
}

function quarter(sector: Sector): string {
  const gap = sector.inner < 560 ? 15 : 13;
  return washed(sectorOutline(sector, gap), pick(washes)) + houses(sector);
}

function inView({ from, to, inner, outer }: Sector): boolean {
  const [x, y] = polar((inner + outer) / 2, (from + to) / 2);
  return x > -160 && x < 1760 && y > -160 && y < 1060;
}

/** Every quarter between the streets but the university's own and the park. */
export function quarters(): string {
  const sectors = rays.slice(1).flatMap((to, ray) =>
    rings.slice(1).flatMap((outer, ring): Sector[] => {
      const from = rays[ray] as number;
      const inner = rings[ring] as number;
      const whole = { from, to, inner, outer };
      if (outer < 900) return [whole];
      const middle = (from + to) / 2;
      return [
        { ...whole, to: middle },
        { ...whole, from: middle },
      ];
    }),
  );
  return sectors
    .filter((sector) => inView(sector))
    .filter((sector) => !inside(sector, universityQuarter) && !inside(sector, park))
    .map((sector) => quarter(sector))
    .join('');
}

/** The park: lawns, a round pond where its walks meet, trees. */
export function parkOfTrees(): string {
  const [pondX, pondY] = polar(556, 157.7);
  const trees = repeat(8, (row) => {
    const radius = 362 + row * 56;
    const count = Math.floor((radius * radians(park.to - park.from) - 24) / 52);
    return repeat(count, (index) => {
      const along = (index + 1 + (random() - 0.5) * 0.34) / (count + 1);
      const [x, y] = polar(radius + random() * 14, park.from + (park.to - park.from) * along);
      const onWater = Math.hypot(x - pondX, y - pondY) < 92;
      return onWater ? '' : tree(x, y, 17 + random() * 7);
    });
  });
  return (
    washed(sectorOutline(park, 15), lawn) +
    disc(silk.clay, pondX, pondY, 66) +
    disc(river, pondX, pondY, 46, `stroke="${silk.ink}" stroke-width="3"`) +
    disc(mix(river, silk.paper, 0.5), pondX - 8, pondY - 8, 18) +
    trees
  );
}

/** The round garden on the square, and the trees that line the two boulevards. */
export function gardens(): string {
  const [x, y] = hub;
  const ring = repeat(12, (index) => tree(...polar(74, index * 30 + 15), 19));
  const boulevard = (angle: number) =>
    repeat(15, (index) => {
      const radius = 176 + index * 62;
      const side = (15 / radius) * (180 / Math.PI);
      return tree(...polar(radius, angle - side), 12) + tree(...polar(radius, angle + side), 12);
    });
  return (
    disc(lawn, x, y, 108, `stroke="${silk.ink}" stroke-width="3" stroke-opacity="0.6"`) +
    disc(silk.clay, x, y, 44) +
    disc(river, x, y, 26, `stroke="${silk.ink}" stroke-width="3"`) +
    ring +
    boulevard(147) +
    boulevard(213)
  );
}
