import { describe, expect, it } from 'vitest';
import { scripts } from '../../../package.json';
import { runElsewhere, trials } from '../../audit/commands/commands.ts';
import { outcomeOf, outputOf, tryServer } from '../../audit/commands/run.ts';

const node = (code: string) => ({ program: 'node', args: ['-e', code] });

it('tries every npm script, or says what runs it', () => {
  const names = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
  const known = [...Object.keys(trials), ...Object.keys(runElsewhere)];
  expect(known.sort()).toEqual(names.sort());
});

describe('a command', () => {
  it('that succeeds leaves what it prints', async () => {
    expect(await outcomeOf(node('console.log("a\\nb")'), '')).toEqual({
      findings: [],
      notes: ['a', 'b'],
    });
  });

  it('that fails is broken, with the end of what it printed', async () => {
    const { findings } = await outcomeOf(
      node('console.error("no store"); process.exit(3)'),
      'mend',
    );
    expect(findings).toMatchObject([
      { broken: true, what: 'exits with 3:\nno store', todo: 'mend' },
    ]);
  });

  it('that does not exist rejects', async () => {
    await expect(outputOf({ program: 'no-such-program', args: [] })).rejects.toThrow('ENOENT');
  });
});

describe('a server', () => {
  const server = (status: number) =>
    node(
      `const server = require('node:http').createServer((_, response) => response.writeHead(${status}).end());
       server.listen(0, '127.0.0.1', () => console.log('at http://localhost:' + server.address().port));`,
    );

  it('is stopped once it has answered', async () => {
    await expect(tryServer(server(200))).resolves.toBeUndefined();
  });

  it('that answers with an error rejects', async () => {
    await expect(tryServer(server(500))).rejects.toThrow('answers 500');
  });

  it('that exits rejects with what it said', async () => {
    await expect(tryServer(node('console.log("port taken"); process.exit(1)'))).rejects.toThrow(
      'port taken',
    );
  });
});
