/**
 * Calls `stop` once, at Ctrl-C or SIGTERM, or when the npm that runs this script is gone: npm can be
 * killed without passing it on, and its script would go on alone.
 *
 * @param {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => void} stop
 */
export function onStop(stop) {
  let stopped = false;
  // Ctrl-C comes twice: from the terminal, and passed on by npm.
  const once = (/** @type {Parameters<typeof stop>[0]} */ signal) => {
    if (!stopped) stop(signal);
    stopped = true;
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => once(signal));
  }
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) once('SIGTERM');
  }, 500);
  watch.unref();
}
