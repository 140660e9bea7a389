import { Cron } from 'croner';

/**
 * Whether a schedule is due in the minute of `date`: five fields of cron in UTC, or a name such as
 * `@hourly`. Throws for anything else.
 */
export function isDue(schedule: string, date: Date): boolean {
  const minute = new Date(date).setUTCSeconds(0, 0);
  const options = { timezone: 'UTC', mode: '5-part', sloppyRanges: true } as const;
  return new Cron(schedule, options).match(new Date(minute));
}

/** Calls `run` at the start of every minute. Returns a function that ends it. */
export function everyMinute(run: (minute: Date) => void): () => void {
  const job = new Cron('* * * * *', () => run(new Date()));
  return () => job.stop();
}
