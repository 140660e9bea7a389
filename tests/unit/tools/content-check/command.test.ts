import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { news, newsText, project } from './fixture.ts';

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/content-check/main.ts', ...args], { encoding: 'utf8' });

describe('the command', () => {
  it('exits with 0 and a summary when there are no problems', async () => {
    const { status, stdout } = run(await project(news));
    expect({ status, stdout }).toEqual({ status: 0, stdout: '2 files, no problems\n' });
  });

  it('exits with 1 and the problems otherwise', async () => {
    const dir = await project({ ...news, 'news/1-open-day/uz.md': newsText("O'qish") });
    const { status, stdout } = run(dir);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /uz\.md\n {2}body \(line 6\): read “O'qish”; .*\n\n1 problem in 1 file\n$/,
    );
  });

  it('corrects apostrophes with --fix', async () => {
    const dir = await project({ ...news, 'news/1-open-day/uz.md': newsText("O'qish") });
    const { status, stdout } = run('--fix', dir);
    expect(status).toBe(0);
    expect(stdout).toContain("  O'qish → Oʻqish\n");
  });
});
