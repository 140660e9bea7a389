/**
 * The properties of a check that determine when it runs.
 *
 * @typedef {Pick<import('./checks.mjs').Check, 'seconds' | 'needs' | 'workers'>} Planned
 */

/**
 * Runs checks, as many at a time as there are cores, but at least two. Each starts when those that it
 * needs have ended; of several that can start, the one on which the longest chain of others waits.
 *
 * @param {Record<string, Planned>} checks
 * @param {number} cores
 * @param {(name: string, workers: number) => Promise<void>} run runs a check in so many processes at most
 */
export async function runInLanes(checks, cores, run) {
  const lanes = Math.max(2, cores);
  const waiting = new Set(inOrder(checks));
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();

  const hasWorkers = (/** @type {string} */ name) => checks[name]?.workers;
  const isReady = (/** @type {string} */ name) =>
    (checks[name]?.needs ?? []).every((need) => !waiting.has(need) && !running.has(need));

  while (waiting.size > 0 || running.size > 0) {
    const next = [...waiting].filter(isReady).slice(0, lanes - running.size);
    const workers = workersFor([...running.keys(), ...next], hasWorkers, cores);
    for (const name of next) {
      waiting.delete(name);
      running.set(
        name,
        run(name, workers).then(() => {
          running.delete(name);
        }),
      );
    }
    await Promise.race(running.values());
  }
}

/**
 * How many processes each check with workers may have: the cores that the others leave, at least half
 * of them, in equal shares.
 *
 * @param {string[]} names of the checks that run at the same time
 * @param {(name: string) => boolean | undefined} hasWorkers
 * @param {number} cores
 */
function workersFor(names, hasWorkers, cores) {
  const sharing = Math.max(1, names.filter(hasWorkers).length);
  const others = names.length - sharing;
  return Math.max(1, Math.floor(Math.max(cores - others, cores / 2) / sharing));
}

/**
 * The names of all checks: the longest chain first.
 *
 * @param {Record<string, Planned>} checks
 */
function inOrder(checks) {
  /** @returns {number} the seconds of a check and of the longest chain that waits for it */
  function chain(/** @type {string} */ name) {
    const after = Object.keys(checks).filter((other) => checks[other]?.needs?.includes(name));
    return (checks[name]?.seconds ?? 0) + Math.max(0, ...after.map(chain));
  }
  return Object.keys(checks).sort((one, other) => chain(other) - chain(one));
}
