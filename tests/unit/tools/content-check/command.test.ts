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

  it('exits with 0 when there are only warnings', async () => {
    const terms = 'terms:\n  - uz: { write: tyutor, not: kurator }\n';
    const others = ['ru', 'tr', 'en'].map((locale) => `    ${locale}: { write: x }\n`).join('');
    const dir = await project({
      ...news,
      'news/1-open-day/uz.md': newsText('Kurator'),
      '/docs/glossary/terms.yaml': terms + others,
    });
    const { status, stdout } = run(dir);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /uz\.md\n {2}warning: body \(line 6\): read “Kurator”; .*\n\n2 files, no problems, 1 warning in 1 file\n$/,
    );
  });

  it('corrects apostrophes with --fix', async () => {
    const dir = await project({ ...news, 'news/1-open-day/uz.md': newsText("O'qish") });
    const { status, stdout } = run('--fix', dir);
    expect(status).toBe(0);
    expect(stdout).toContain("  O'qish → Oʻqish\n");
  });
});
