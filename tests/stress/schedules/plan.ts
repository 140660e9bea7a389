import fc from 'fast-check';

/** Two posts with the same idempotency key, one by the same visitor with another, and scheduled runs. */
const processNames = ['post 1', 'post 2', 'other post', 'run 1', 'run 2', 'run 3'] as const;
/** A process of the model. */
export type ProcessName = (typeof processNames)[number];

/**
 * The faults of a call to a store or a server:
 * - `killed before`, `killed after`: the process dies before the call takes effect, or right after;
 * - `refused`, `broken`: it takes no effect; an error response, or none;
 * - `outage`: it takes no effect, and neither do the process's next calls;
 * - `mute`, `lost`: it takes effect; a response that doesn't say so, or none;
 * - `late`: it takes effect; the response is delayed;
 * - `stale`: a list is still empty.
 */
const faultKinds = [
  'killed before',
  'killed after',
  'refused',
  'broken',
  'outage',
  'mute',
  'lost',
  'late',
  'stale',
] as const;
type FaultKind = (typeof faultKinds)[number];

/** Which processes run, and which of their calls fail. In which order the calls take effect, a scheduler says. */
export interface Plan {
  processes: ProcessName[];
  /** Faults by process and number of its call, from 0. */
  faults: { process: ProcessName; call: number; kind: FaultKind }[];
  /** Minutes by which the clock advances; each jump takes its turn like a call. */
  jumps: number[];
}

/** How many calls an outage affects: more than a process tries before it gives up. */
const outageLength = 12;

/** The fault at a process's nth call, if any. */
export function faultAt(
  { faults }: Pick<Plan, 'faults'>,
  process: string,
  number: number,
): FaultKind | undefined {
  return faults.find(({ call, kind, ...fault }) => {
    const length = kind === 'outage' ? outageLength : 1;
    return fault.process === process && call <= number && number < call + length;
  })?.kind;
}

/** Random plans, which shrink to few processes and few faults. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  processes: fc
    .array(fc.boolean(), { minLength: processNames.length, maxLength: processNames.length })
    .map((chosen) => processNames.filter((_, index) => chosen[index])),
  faults: fc.array(
    fc.record({
      process: fc.constantFrom(...processNames),
      call: fc.nat(12),
      kind: fc.constantFrom(...faultKinds),
    }),
    { maxLength: 4, size: 'max' },
  ),
  jumps: fc.array(fc.constantFrom(5, 60), { maxLength: 3, size: 'max' }),
});
