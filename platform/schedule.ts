const FIELDS = [
  { min: 0, max: 59, of: (date: Date) => date.getUTCMinutes() },
  { min: 0, max: 23, of: (date: Date) => date.getUTCHours() },
  { min: 1, max: 31, of: (date: Date) => date.getUTCDate() },
  { min: 1, max: 12, of: (date: Date) => date.getUTCMonth() + 1 },
  { min: 0, max: 6, of: (date: Date) => date.getUTCDay() },
];

const NAMED: Record<string, string> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
};

/**
 * Whether a schedule is due in the minute of `date`: five fields in UTC, each a list of `*`, `n` or
 * `n-m`, with an optional step (`*` and a step of 10: every ten minutes), or a name such as
 * `@hourly`. Throws for anything else.
 */
export function isDue(schedule: string, date: Date): boolean {
  const fields = (NAMED[schedule] ?? schedule).split(' ');
  if (fields.length !== FIELDS.length) throw new Error(`Not a schedule: ${schedule}`);
  return FIELDS.every(({ min, max, of }, index) =>
    (fields[index] ?? '').split(',').some((part) => {
      const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
      if (!match) throw new Error(`Not a schedule: ${schedule}`);
      const [, from, to, step] = match;
      const start = from ? Number(from) : min;
      const end = to ? Number(to) : from && !step ? start : max;
      const value = of(date);
      return value >= start && value <= end && (value - start) % Number(step ?? 1) === 0;
    }),
  );
}

/** Calls `run` shortly after the start of every minute. Returns a function that ends it. */
export function everyMinute(run: (minute: Date) => void): () => void {
  // A timer may be a little early, and would find itself in the minute before.
  const untilNext = () => 60_000 - (Date.now() % 60_000) + 100;
  let timer = setTimeout(function tick() {
    timer = setTimeout(tick, untilNext());
    run(new Date());
  }, untilNext());
  return () => clearTimeout(timer);
}
