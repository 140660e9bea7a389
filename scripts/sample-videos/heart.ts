import { silk } from '../../src/ikat/silk.ts';
import type { Clip } from './clip.ts';
import { momentAt } from './heart-beat.ts';
import { cavities, lungs, muscle, vesselsBehind, vesselsInFront } from './heart-drawing.ts';
import { dropPaths } from './heart-drops.ts';
import { type Layer, poorWays, richWays } from './heart-stream.ts';
import { aorticValve, drawValve, inflowValves, pulmonaryValve } from './heart-valves.ts';

/** Three slow beats: blood low in oxygen is cobalt, and pomegranate once it has been in the lungs. */
export const heart: Clip = {
  name: 'through-the-heart',
  seconds: 10,
  posterAt: 2.1,
  picture(time) {
    const moment = momentAt(time);
    const poor = dropPaths(poorWays, moment.advance);
    const rich = dropPaths(richWays, moment.advance);
    const poorDrops = (layer: Layer) => `<path fill="${silk.paper}" d="${poor[layer]}"/>`;
    const richDrops = (layer: Layer) => `<path fill="${silk.apricot}" d="${rich[layer]}"/>`;
    const inflow = inflowValves.map((valve) => drawValve(valve, moment.inflow)).join('');
    return `<rect width="640" height="360" fill="${silk.clay}"/>
      <g fill="none" stroke-linejoin="round">${lungs}${poorDrops('back')}${vesselsBehind}${richDrops('back')}${muscle}</g>
      ${cavities(moment)}${poorDrops('chambers')}${richDrops('chambers')}${inflow}${drawValve(aorticValve, moment.outflow)}
      <g fill="none">${vesselsInFront}</g>${poorDrops('front')}
      ${drawValve(pulmonaryValve, moment.outflow)}`;
  },
};
