import { type Dye, silk } from '../../src/ikat/silk.ts';
import type { Moment } from './heart-beat.ts';
import * as shapes from './heart-shapes.ts';

const gap = 4;
const chambers = [
  shapes.rightAtrium,
  shapes.leftAtrium,
  shapes.rightVentricle,
  shapes.leftVentricle,
];

const stroke = (line: string, width: number, dye: Dye) =>
  `<path stroke="${silk[dye]}" stroke-width="${width}" d="${line}"/>`;

const tubes = (dye: Dye, ...parts: shapes.Tube[]) =>
  parts.map(({ line, width }) => stroke(line, width, dye)).join('');

/** Tubes that open into each other, with a gap of ground around all of them. */
const spaced = (dye: Dye, ...parts: shapes.Tube[]) =>
  tubes('clay', ...parts.map(({ line, width }) => ({ line, width: width + 2 * gap }))) +
  tubes(dye, ...parts);

const filled = (dye: Dye, path: string) => `<path fill="${silk[dye]}" d="${path}"/>`;

function shrunk({ path, fixed: [x, y] }: shapes.Chamber, by: number): string {
  const transform = `translate(${x} ${y}) scale(${(1 - by).toFixed(4)}) translate(${-x} ${-y})`;
  return `<path transform="${transform}" d="${path}"/>`;
}

export const lungs = `${shapes.lungs.map((lung) => filled('paper', lung)).join('')}
  <g stroke-linecap="round">${tubes('pomegranate', shapes.pulmonaryVeinTwigs)}${tubes('cobalt', ...shapes.pulmonaryArteryTwigs)}
  ${tubes('cobalt', shapes.rightPulmonaryArtery)}${tubes('pomegranate', shapes.pulmonaryVeins)}</g>`;

export const vesselsBehind = spaced('pomegranate', shapes.aorta, shapes.archBranches);

const halo = chambers.map(({ path, wall }) => stroke(path, 2 * (wall + gap), 'clay')).join('');
const walls = chambers
  .map(({ path, wall }) => filled('apricot', path) + stroke(path, 2 * wall, 'apricot'))
  .join('');

export const muscle = `${spaced('cobalt', shapes.cavae)}${halo}${stroke(shapes.septum, 2 * gap, 'clay')}
  ${walls}${filled('apricot', shapes.septum)}${filled('apricot', shapes.aorticMuscle)}`;

/** The blood in the four chambers and in the mouths of their vessels. */
export function cavities({ ventricles, atria }: Moment): string {
  return `<g fill="${silk.cobalt}">${shrunk(shapes.rightAtrium, 0.13 * atria)}${shrunk(shapes.rightVentricle, 0.2 * ventricles)}</g>
    <g fill="${silk.pomegranate}">${shrunk(shapes.leftAtrium, 0.13 * atria)}${shrunk(shapes.leftVentricle, 0.2 * ventricles)}</g>
    <g fill="none">${tubes('cobalt', shapes.cavae, shapes.pulmonaryRoot)}${tubes('pomegranate', shapes.leftVeinMouths)}</g>${filled('pomegranate', shapes.aorticRoot)}`;
}

export const vesselsInFront = `${stroke(shapes.trunkInFront, shapes.trunk.width + 2 * gap, 'clay')}
  ${stroke(shapes.leftPulmonaryArteryInFront, shapes.leftPulmonaryArtery.width + 2 * gap, 'clay')}
  ${stroke(shapes.rightPulmonaryArteryStart, shapes.rightPulmonaryArtery.width, 'cobalt')}
  <g stroke-linecap="round">${tubes('cobalt', shapes.leftPulmonaryArtery)}</g>${tubes('cobalt', shapes.trunk)}`;
