import { diamondPath } from '../../src/ikat/diamond.ts';
import { silk } from '../../src/ikat/silk.ts';
import { type Clip, view } from './clip.ts';
import { linear } from './easing.ts';

/** Paper of an electrocardiograph: 25 mm a second and 10 mm a millivolt, here 8 units a millimetre. */
const millimetre = 8;
const beat = 160;
const baseline = 224;

/** Height in millimetres, centre and width in parts of a beat: P, Q, R, S and T. */
const waves = [
  { height: 1.4, centre: 0.3, width: 0.03 },
  { height: -1, centre: 0.47, width: 0.008 },
  { height: 11, centre: 0.5, width: 0.011 },
  { height: -2.4, centre: 0.53, width: 0.01 },
  { height: 2.8, centre: 0.76, width: 0.045 },
];

function traceY(x: number): number {
  const part = (x % beat) / beat;
  const heights = waves.map(
    ({ height, centre, width }) => height * Math.exp(-((part - centre) ** 2) / (2 * width ** 2)),
  );
  return baseline - millimetre * heights.reduce((sum, height) => sum + height, 0);
}

function tracePath(end: number): string {
  const points: string[] = [];
  for (let x = 0; x < end; x += 1) points.push(`${x} ${traceY(x).toFixed(1)}`);
  return `M${[...points, `${end.toFixed(1)} ${traceY(end).toFixed(1)}`].join('L')}`;
}

function grid(spacing: number): string {
  const lines: string[] = [];
  for (let x = 0; x <= view.width; x += spacing) lines.push(`M${x} 0v${view.height}`);
  for (let y = 0; y <= view.height; y += spacing) lines.push(`M0 ${y}h${view.width}`);
  return lines.join('');
}

const paper = `<rect width="640" height="360" fill="${silk.cobalt}"/>
  <g fill="none" stroke="${silk.clay}"><path opacity="0.05" d="${grid(millimetre)}"/><path opacity="0.12" d="${grid(5 * millimetre)}"/></g>`;

const shape = { y: baseline - 44, columnWidth: 10, step: 26 };
const outer = { ...shape, columns: 7, tip: 26, feather: 18 };
const inner = { ...shape, columns: 4, tip: 22, feather: 14 };

/** The diamond behind a beat, full once the pen has passed it. */
function diamond(x: number, end: number): string {
  const glow = linear(end, x - 8, x + 72);
  return `<g opacity="${glow.toFixed(3)}"><path fill="${silk.glaze}" d="${diamondPath({ ...outer, x })}"/><path fill="${silk.cobalt}" d="${diamondPath({ ...inner, x })}"/></g>`;
}

/** Four beats of a healthy heart, 75 a minute, drawn at less than half their speed. */
export const heartbeats: Clip = {
  name: 'four-heartbeats',
  seconds: 9,
  posterAt: 6.6,
  picture(time) {
    const end = linear(time, 0.4, 7.9) * view.width;
    const beats = [0.5, 1.5, 2.5, 3.5].map((part) => diamond(part * beat, end)).join('');
    const pen = end > 0 && end < view.width;
    return `${paper}${beats}
      <path fill="none" stroke="${silk.clay}" stroke-width="3.5" stroke-linejoin="round" d="${tracePath(end)}"/>
      ${pen ? `<circle cx="${end.toFixed(1)}" cy="${traceY(end).toFixed(1)}" r="7" fill="${silk.apricot}"/>` : ''}`;
  },
};
