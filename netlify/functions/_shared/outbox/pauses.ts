const minute = 60_000;

/** Until a run that began is believed dead, in milliseconds: far longer than the platform lets one live. */
export const lease = minute;

/** For how long after its form came in a message is tried, in milliseconds. */
export const trying = 24 * 60 * minute;

const minutes = [1, 5, 15, 60, 180, 360];

/** The pause after the nth attempt failed, in milliseconds. */
export function pauseAfter(attempts: number): number {
  return (minutes[attempts - 1] ?? Math.max(...minutes)) * minute;
}
