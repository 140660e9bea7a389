import { silk } from '../../src/ikat/silk.ts';
import { disc, line, mix, oval, range, rect, repeat, tint } from './paint.ts';

const steel = mix(silk.clay, silk.cobalt, 0.3);
const darkSteel = mix(silk.clay, silk.cobalt, 0.6);

/** Height in units, centre and width in parts of a beat: P, Q, R, S and T. */
const waves = [
  [9, 0.22, 0.035],
  [-8, 0.41, 0.012],
  [74, 0.45, 0.016],
  [-18, 0.49, 0.014],
  [17, 0.74, 0.05],
] as const;

function trace(x: number, y: number, width: number, beats: number): string {
  const points = range(width / 2 + 1).map((step) => {
    const part = ((step * 2 * beats) / width) % 1;
    const rise = waves.reduce(
      (sum, [height, centre, spread]) =>
        sum + height * Math.exp(-((part - centre) ** 2) / (2 * spread ** 2)),
      0,
    );
    return `${x + step * 2} ${(y - rise).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** A monitor with an electrocardiogram on a trolley, 560 units high. */
export function monitor(): string {
  const grid = repeat(9, (index) => `M${-134 + index * 34} -540v190`);
  const pulse = range(25).map((step) => {
    const y = -386 - Math.abs(Math.sin((step * Math.PI) / 8)) * 22;
    return `${-128 + step * 8} ${y.toFixed(1)}`;
  });
  return (
    oval(silk.ink, 0, 4, 120, 14, 'opacity="0.16"') +
    line(darkSteel, 14, 'M0 -330V-30M-90 -8L0 -34L90 -8') +
    disc(silk.ink, -90, -4, 11) +
    disc(silk.ink, 90, -4, 11) +
    rect(steel, -84, -190, 168, 16, 'rx="6"') +
    rect(silk.paper, -70, -238, 140, 48, 'rx="8"') +
    rect(tint('glaze', 0.3), -58, -226, 60, 24, 'rx="4"') +
    rect(silk.paper, -166, -568, 332, 246, 'rx="18"') +
    rect(mix(silk.clay, silk.cobalt, 0.2), -166, -340, 332, 18, 'rx="9"') +
    rect(silk.ink, -148, -550, 296, 206, 'rx="8"') +
    line(tint('glaze', 0.2), 1, grid, 'opacity="0.3"') +
    line(tint('glaze', 0.4), 4.5, trace(-134, -446, 200, 2)) +
    line(silk.apricot, 4, `M${pulse.join('L')}`) +
    disc(silk.pomegranate, 106, -506, 12) +
    rect(tint('glaze', 0.4), 84, -468, 44, 12, 'rx="6"') +
    rect(tint('glaze', 0.4), 84, -446, 30, 12, 'rx="6"') +
    rect(silk.apricot, 84, -404, 44, 12, 'rx="6"') +
    rect(silk.apricot, 84, -382, 24, 12, 'rx="6"')
  );
}
