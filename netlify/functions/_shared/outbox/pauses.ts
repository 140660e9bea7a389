const minute = 60_000;

/**
 * After the first attempt, the second … and each further one. A minute less than a multiple of the
 * schedule's five, so that the run at that time finds it over. The shortest is longer than the
 * platform lets a function live, which makes a claim of the pause.
 */
const pauses = [4, 14, 59, 179, 359].map((minutes) => minutes * minute);
const [shortest = 0] = pauses;

/** Until when a message of a form is tried, as its time in milliseconds. */
export function lastAttempt({ receivedAt }: { receivedAt: string }): number {
  return Date.parse(receivedAt) + 24 * 60 * minute;
}

/** When the attempt after the nth, begun now, may begin: `last` at the latest, if that is not too soon. */
export function nextAttempt(attempts: number, now: Date, last: number): string {
  const pause = pauses[attempts - 1] ?? Math.max(...pauses);
  const latest = Math.max(last, now.getTime() + shortest);
  return new Date(Math.min(now.getTime() + pause, latest)).toISOString();
}
