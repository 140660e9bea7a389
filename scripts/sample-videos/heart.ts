import { silk } from '../../src/ikat/silk.ts';
import type { Film } from './clip.ts';
import { eased } from './easing.ts';
import { momentAt } from './heart-beat.ts';
import { cavities, lungs, muscle, vesselsBehind, vesselsInFront } from './heart-drawing.ts';
import { dropPaths } from './heart-drops.ts';
import { heartSound } from './heart-sound.ts';
import { stations } from './heart-stations.ts';
import { type Layer, poorWays, richWays } from './heart-stream.ts';
import { aorticValve, drawValve, inflowValves, pulmonaryValve } from './heart-valves.ts';

/** A ring around the place that is told of. */
function ring(time: number): string {
  return stations
    .map(({ from, to, mark }) => {
      const shown = eased(time, from, from + 0.4) - eased(time, to - 0.4, to);
      if (!mark || shown === 0) return '';
      const circle = `<circle cx="${mark.x}" cy="${mark.y}" r="30"`;
      return `<g fill="none" opacity="${shown.toFixed(3)}">${circle} stroke="${silk.cobalt}" stroke-width="9"/>${circle} stroke="${silk.apricot}" stroke-width="5"/></g>`;
    })
    .join('');
}

/** Nine slow beats: blood low in oxygen is cobalt, and pomegranate once it has been in the lungs. */
export const heart: Film = {
  name: 'through-the-heart',
  seconds: 30,
  posterAt: 2.1,
  sound: heartSound,
  captions: stations,
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
      ${drawValve(pulmonaryValve, moment.outflow)}${ring(time)}`;
  },
};
