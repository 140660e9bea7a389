/** Where a build is, by the line of Astro's log that begins it. */
const beginnings: [line: RegExp, phase: string][] = [
  [/Syncing content/, 'content read'],
  [/Synced content/, 'types, checks'],
  [/Building static entrypoints/, 'bundling'],
  [/├─ (\/\w\w)?\/news\/|└─ (\/\w\w)?\/news\//, 'news items'],
  [/├─ (\/\w\w)?\/new[/.]|└─ (\/\w\w)?\/new[/.]/, 'lists of news'],
  [/├─|└─|generating static routes/, 'other pages'],
  [/generating optimized images/, 'pictures'],
  [/✓ Completed/, 'after pages'],
];

/** Shown only where an integration takes longer than this, in ms. */
const shortHook = 300;

/** In ms, in the order of a build. */
export type PhaseTimes = Map<string, number>;

/** Sums up how long each phase lasts from the lines of a build's log and when they come. */
export function phaseClock(started: number) {
  const times: PhaseTimes = new Map();
  let phase = 'start';
  let since = started;
  const add = (name: string, time: number) => times.set(name, (times.get(name) ?? 0) + time);
  const move = (to: string, now: number) => {
    add(phase, now - since);
    phase = to;
    since = now;
  };
  return {
    read(line: string, now: number): void {
      const hook = /^hook (.+) (\d+) ms$/.exec(line);
      if (hook?.[1] && Number(hook[2]) >= shortHook) add(`· ${hook[1]}`, Number(hook[2]));
      const next = beginnings.find(([beginning]) => beginning.test(line))?.[1];
      if (next && (next !== 'after pages' || /page|list|pict|item/.test(phase))) move(next, now);
    },
    end(now: number): PhaseTimes {
      move('', now);
      return times;
    },
  };
}
