import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { highestGiven } from '../../../src/admin/highest-numbers.ts';

const root = mkdtempSync(join(tmpdir(), 'numbers-'));
afterAll(() => rmSync(root, { recursive: true }));

const content = join(root, 'src/content');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.uz', ...args], {
    cwd: root,
  });

function commit(changed: Readonly<Record<string, string | undefined>>) {
  for (const [path, text] of Object.entries(changed)) {
    const file = join(content, path);
    mkdirSync(join(file, '..'), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', 'change');
}

it('knows the numbers of entries, also of deleted and of renamed ones', async () => {
  git('init', '--quiet');
  commit({
    'news/7-open-day/index.uz.md': 'a',
    'news/9-kuz/index.uz.md': 'b',
    'vacancies/3-nurse.yaml': 'c',
    'staff/anvar/index.uz.md': 'd',
  });
  expect(await highestGiven(content)).toEqual({ news: 9, vacancies: 3, staff: 0 });
  commit({
    'news/9-kuz/index.uz.md': undefined,
    'vacancies/3-nurse.yaml': undefined,
    'vacancies/4-nurse.yaml': 'c',
    'staff/anvar/index.uz.md': undefined,
  });
  expect(await highestGiven(content)).toEqual({ news: 9, vacancies: 4, staff: 0 });
});

it('knows none without commits', async () => {
  expect(await highestGiven(tmpdir())).toEqual({});
});
