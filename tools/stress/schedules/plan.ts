import fc from 'fast-check';

/** Two posts of one key, one of another key by the same visitor, and scheduled runs. */
const processNames = ['post 1', 'post 2', 'other post', 'run 1', 'run 2', 'run 3'] as const;
export type ProcessName = (typeof processNames)[number];

/**
 * What may befall a call of a store or a server:
 * - `killed before`, `killed after`: the process ends before it takes effect, or right after;
 * - `refused`, `broken`: it takes no effect, and the answer says so, or there is none;
 * - `outage`: it takes no effect, nor do the next ones of the process;
 * - `mute`, `lost`: it takes effect, and the answer doesn't say so, or gets lost;
 * - `late`: it takes effect, and the answer comes at any time later;
 * - `stale`: a list is still empty.
 */
const mishaps = [
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
export type Mishap = (typeof mishaps)[number];

/** One schedule: what happens, in which order, and what goes wrong. */
export interface Plan {
  processes: ProcessName[];
  /** What goes wrong at the nth call of a process. */
  faults: { process: ProcessName; call: number; mishap: Mishap }[];
  /** Minutes by which the clock goes on, at any time. */
  jumps: number[];
  /**
   * Which of the waiting calls goes on at each step. 0, as all that aren't listed: one of the process
   * that went on last, else the one that waited longest; n: the nth in order of waiting.
   */
  choices: number[];
}

/** Calls of a process that an outage meets: more than it tries before it gives up. */
const outage = 12;

/** What goes wrong at the nth call of a process, if anything. */
export function mishapAt(
  { faults }: Pick<Plan, 'faults'>,
  process: string,
  number: number,
): Mishap | undefined {
  return faults.find(({ call, mishap, ...fault }) => {
    const length = mishap === 'outage' ? outage : 1;
    return fault.process === process && call <= number && number < call + length;
  })?.mishap;
}

/** Shrinks to few processes that run one after another and to few faults. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  processes: fc
    .array(fc.boolean(), { minLength: processNames.length, maxLength: processNames.length })
    .map((taken) => processNames.filter((_, index) => taken[index])),
  faults: fc.array(
    fc.record({
      process: fc.constantFrom(...processNames),
      call: fc.nat(12),
      mishap: fc.constantFrom(...mishaps),
    }),
    { maxLength: 4, size: 'max' },
  ),
  jumps: fc.array(fc.constantFrom(5, 60), { maxLength: 3, size: 'max' }),
  choices: fc.array(fc.nat(8), { maxLength: 60, size: 'max' }),
});
