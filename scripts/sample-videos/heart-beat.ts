import { eased } from './easing.ts';

/** Seconds of one beat, about four times as slow as at rest: three of them make ten seconds. */
export const beatSeconds = 10 / 3;

/** The parts of a beat at which the doors into the ventricles, and those out of them, are shut. */
export const valvesClose = { inflow: 1, outflow: 0.42 };

/** What the heart does at one moment; every part is 0 at rest and 1 at its most. */
export interface Moment {
  /** How far the ventricles, and the atria, are contracted. */
  ventricles: number;
  atria: number;
  /** How far the doors into the ventricles, and those out of them, are open. */
  inflow: number;
  outflow: number;
  /** Halves of a beat that the blood has advanced by: 1 as the ventricles empty, 1 as they fill. */
  advance: number;
}

/** The ventricles work for a third of a beat; then they fill, and the atria help at the end. */
export function momentAt(time: number): Moment {
  const beats = Math.floor(time / beatSeconds);
  const part = time / beatSeconds - beats;
  const emptied = eased(part, 0.05, 0.36);
  const flowedIn = 0.75 * eased(part, 0.44, 0.7);
  const pressedIn = 0.25 * eased(part, 0.8, 0.95);
  return {
    ventricles: emptied - flowedIn - pressedIn,
    atria: eased(part, 0.8, 0.94) + 1 - eased(part, 0.05, 0.3),
    inflow: eased(part, 0.42, 0.48) - eased(part, 0.95, valvesClose.inflow),
    outflow: eased(part, 0.04, 0.1) - eased(part, 0.37, valvesClose.outflow),
    advance: 2 * beats + emptied + flowedIn + pressedIn,
  };
}
