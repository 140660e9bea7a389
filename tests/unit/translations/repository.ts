import { spawnSync } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { project } from '../content-check/fixture.ts';

/** Runs git in a folder, apart from the settings of this computer. Throws if it fails. */
export function git(dir: string, ...args: string[]): void {
  const identity = {
    GIT_AUTHOR_NAME: 'Author',
    GIT_AUTHOR_EMAIL: 'author@university.example',
    GIT_COMMITTER_NAME: 'Author',
    GIT_COMMITTER_EMAIL: 'author@university.example',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
  };
  const env = { ...process.env, ...identity, ...dates };
  const { status, stderr } = spawnSync('git', args, { cwd: dir, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}

/** All commits have one date: their order must not be read from it. */
const dates = {
  GIT_AUTHOR_DATE: '2026-09-01T09:00:00Z',
  GIT_COMMITTER_DATE: '2026-09-01T09:00:00Z',
};

/** The texts to write, by path within src/content; undefined removes a file. */
type Changes = Readonly<Record<string, string | undefined>>;

/** A project's content folder, with or without commits. */
export interface Content {
  dir: string;
  /** Of the project. */
  root: string;
  write: (changes: Changes) => Promise<void>;
  move: (from: string, to: string) => Promise<void>;
  commit: (changes?: Changes) => Promise<void>;
}

/** An empty content folder of the running test, in a project that is no repository yet. */
export async function contentFolder(): Promise<Content> {
  const dir = await project({});
  const root = resolve(dir, '../..');
  const write = async (changes: Changes) => {
    for (const [name, text] of Object.entries(changes)) {
      const path = join(dir, name);
      await mkdir(dirname(path), { recursive: true });
      if (text === undefined) await rm(path);
      else await writeFile(path, text);
    }
  };
  return {
    dir,
    root,
    write,
    move: (from, to) => rename(join(dir, from), join(dir, to)),
    commit: async (changes = {}) => {
      await write(changes);
      git(root, 'add', '--all');
      git(root, 'commit', '--quiet', '--message', 'Change');
    },
  };
}

/** The same in a new repository. */
export async function repository(): Promise<Content> {
  const content = await contentFolder();
  git(content.root, 'init', '--quiet', '--initial-branch', 'main');
  return content;
}

/** A text file with this title and body. */
export function text(title: string, body = 'Matn.', facts = ''): string {
  return `---\ntitle: ${title}\nsummary: Qisqacha\n${facts}---\n\n${body}\n`;
}

export const facts = 'date: 2026-09-01\ncategory: university\n';
