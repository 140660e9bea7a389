/**
 * Calls `stop` once: on Ctrl-C or SIGTERM, or when the npm that runs this script has exited (npm can
 * be killed without a signal to its child).
 *
 * @param {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => void} stop
 */
export function onStop(stop) {
  let stopped = false;
  // Ctrl-C arrives twice: from the terminal, and forwarded by npm.
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
