import { expect, it } from 'vitest';
import { checks } from '../../../../tools/test/checks.mjs';
import { type Planned, runInLanes } from '../../../../tools/test/lanes.mjs';
import { ended, meetingPoint, program, waiting } from '../setup/program.ts';

/** Runs checks that end when the test says so; `going` are those that run, with their workers. */
function lanes(planned: Record<string, Planned>, cores: number) {
  const ends = new Map<string, () => void>();
  const going: Record<string, number> = {};
  const all = runInLanes(planned, cores, (name, workers) => {
    going[name] = workers;
    return new Promise((resolve) => ends.set(name, resolve));
  });
  return {
    all,
    going,
    end: async (name: string) => {
      delete going[name];
      ends.get(name)?.();
      // All promises that follow from it.
      await new Promise(setImmediate);
    },
  };
}

it('the longest chain starts first, and a check when those that it needs have ended', async () => {
  const { all, going, end } = lanes(
    {
      tiny: { seconds: 1 },
      short: { seconds: 5 },
      long: { seconds: 50 },
      dist: { seconds: 60, needs: ['build'] },
      build: { seconds: 10 },
    },
    1,
  );
  expect(Object.keys(going)).toEqual(['build', 'long']);
  await end('long');
  expect(Object.keys(going)).toEqual(['build', 'short']);
  await end('short');
  expect(Object.keys(going)).toEqual(['build', 'tiny']);
  await end('tiny');
  expect(Object.keys(going)).toEqual(['build']);
  await end('build');
  expect(Object.keys(going)).toEqual(['dist']);
  await end('dist');
  await all;
});

it('checks with workers share the cores that others leave', async () => {
  const { all, going, end } = lanes(
    {
      types: { seconds: 50 },
      unit: { seconds: 40, workers: true },
      dist: { seconds: 30, workers: true, needs: ['types'] },
    },
    8,
  );
  expect(going).toMatchObject({ types: expect.anything(), unit: 7 });
  await end('types');
  expect(going).toEqual({ unit: 7, dist: 4 });
  await end('unit');
  expect(going).toEqual({ dist: 4 });
  await end('dist');
  await all;
});

it('the first check that fails ends the others', async () => {
  const { port, arrived } = await meetingPoint();
  const { printed, code, log } = program(`
    const scripts = {
      endless: ${JSON.stringify(waiting(port))},
      broken: ${JSON.stringify(waiting(port, 'process.exit(3)'))},
      next: 'console.log(1)',
    };
    await runInLanes(
      { endless: { seconds: 2 }, broken: { seconds: 2 }, next: { seconds: 1, needs: ['broken'] } },
      2,
      (name) => run(name, scripts[name]),
    );`);
  const sockets = await arrived(2);
  const closed = sockets.map(ended);
  for (const socket of sockets) socket.write('go on');
  await Promise.all(closed);
  expect(await code).toBe(3);
  expect(await printed).toMatch(/broken failed .*with exit code 3/);
  expect(await printed).not.toMatch(/^(?:endless|next) /m);
  expect(log()).toMatch(/── endless: .*started/s);
});

it('every need of the checks of npm test is one of them', () => {
  const needs = Object.values<Planned>(checks).flatMap((check) => check.needs ?? []);
  expect(Object.keys(checks)).toEqual(expect.arrayContaining(needs));
});
