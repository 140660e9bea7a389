import { expect, it } from 'vitest';
import { ended, meetingPoint, program, waiting } from './program.ts';

const lines = (count: number) => `for (let n = 1; n <= ${count}; n++) console.log('line ' + n);`;

it('a step is one line with its time, and the log has what it printed', async () => {
  const { printed, code, log, files } = program(`
    await run('first', "console.log('out'); console.error('\\u001b[31mred\\u001b[0m');");
    await run('second', 'console.log(7)', { note: (output) => 'seven: ' + output.trim() });
    await run('idle', '', { silentIfIdle: true });`);
  expect(await code).toBe(0);
  const [heading, ...steps] = (await printed).trimEnd().split('\n');
  expect(heading).toMatch(/^What the steps print is in .*a\.log$/);
  expect(steps).toHaveLength(2);
  expect(steps[0]).toMatch(/^first +\d+\.\d s$/);
  expect(steps[1]).toMatch(/^second +\d+\.\d s {2}seven: 7$/);
  expect(log()).toMatch(
    /^── first: node .*\nout\nred\n\n── second: node .*\n7\n\n── idle: .*\n\n$/,
  );
  expect(files()).toEqual(['a.log']);
});

it('a failure shows the last 40 lines and what to do, and its exit code is kept', async () => {
  const { printed, code, log } = program(`
    await run('broken', "${lines(50)} process.exitCode = 7");
    await run('never', 'console.log(1)');`);
  expect(await code).toBe(7);
  const [, failed, , ...rest] = (await printed).trimEnd().split('\n');
  expect(failed).toMatch(/^broken failed after \d+\.\d s with exit code 7\./);
  expect(rest.slice(0, 40)).toEqual(Array.from({ length: 40 }, (_, index) => `line ${index + 11}`));
  expect(rest.slice(40)).toEqual([
    '',
    expect.stringMatching(/^All of it: .*a\.log$/),
    'Only this step: npm test -- broken',
  ]);
  expect(log()).toContain('line 1\n');
});

it('a terminal shows what runs, in a line that the next one replaces', async () => {
  const { port, arrived } = await meetingPoint();
  const script = JSON.stringify(waiting(port, 'process.exit()'));
  const { child, printed, code } = program(
    `const long = run('long', ${script}, { counted: [/start/g, 'words'] });
    process.stdin.once('data', () => process.stdin.destroy());
    await new Promise((resolve) => process.stdin.once('close', resolve));
    await Promise.all([long, run('other', ${script})]);`,
    { terminal: true },
  );
  await arrived(1);
  child.stdin?.end('go on');
  for (const socket of await arrived(2)) socket.write('go on');
  expect(await code).toBe(0);
  const [heading, ...drawn] = (await printed).split('\r\x1b[K').filter(Boolean);
  expect(heading).toContain('What the steps print');
  expect(drawn).toContainEqual(expect.stringMatching(/^long \d+ s$/));
  expect(drawn).toContainEqual(expect.stringMatching(/^long \d+ s, 1 words · other \d+ s$/));
  expect(drawn.at(-1)).toMatch(/^(?:long|other) +\d+\.\d s\n$/);
});

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops what runs, and the log has its output',
  async (signal) => {
    const { port, arrived } = await meetingPoint();
    const { child, code, log, files } = program(
      `await run('endless', ${JSON.stringify(waiting(port))});`,
    );
    const [socket] = await arrived(1);
    child.kill(signal);
    if (socket) await ended(socket);
    expect(await code).toBe(signal === 'SIGTERM' ? 143 : 130);
    expect(log()).toContain('started');
    expect(files()).toEqual(['a.log']);
  },
);
