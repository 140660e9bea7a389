import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/setup/child-process.mjs';
import { type Command, lineOf, outputOf } from './commands/run.ts';
import { broken, type Finding, type Outcome } from './outcome.ts';

const page = 'docs/another-university.md';
const listOfLanguages = 'src/i18n/locales.ts';

/** The commands that must succeed on a site with fewer languages. */
const checks: readonly Command[] = [
  { program: 'astro', args: ['check'] },
  { program: 'node', args: ['tools/test/builds.mjs', 'test'] },
  { program: 'astro', args: ['build', '--silent', '--force'] },
  { program: 'vitest', args: ['run', '--project', 'build'] },
];

/** Follows the page for other universities in a copy: writes its list of languages and runs its commands. */
export async function auditAnotherUniversity(): Promise<Outcome> {
  const folder = copyProject();
  const findings: Finding[] = [];
  const notes: string[] = [];
  try {
    const text = await readFile(join(folder, page), 'utf8');
    await writeLanguages(folder, blocksOf(text, 'ts').join(''));
    const commands = blocksOf(text, 'sh').map((script) => ({
      program: 'sh',
      args: ['-ec', script],
    }));
    for (const command of [...commands, ...checks]) {
      const began = performance.now();
      // Setting up would install what the copy borrows.
      const env = { npm_config_ignore_scripts: 'true' };
      await outputOf({ ...command, env, cwd: folder }).catch((error: Error) => {
        findings.push(broken(lineOf(command), error.message, `tell the developers: ${page}`));
      });
      notes.push(`${lineOf(command)}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
      if (findings.length > 0) break;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { findings, notes };
}

/** The project's files, with the packages of this one and caches of its own. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'another-university-'));
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter(Boolean)) {
    cpSync(join(root, file), join(folder, file));
  }
  const packages = 'node_modules';
  mkdirSync(join(folder, packages));
  for (const name of readdirSync(join(root, packages))) {
    if (!name.startsWith('.') || name === '.bin') {
      symlinkSync(join(root, packages, name), join(folder, packages, name));
    }
  }
  return folder;
}

/** The blocks of code in a language. */
const blocksOf = (text: string, language: string) =>
  Array.from(text.matchAll(/^( *)```(\w+)\n(.*?)^\1```$/gms))
    .filter(([, , name]) => name === language)
    .map(([, indent = '', , code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));

/** Replaces the line that begins as the given one does. */
async function writeLanguages(folder: string, line: string): Promise<void> {
  const [start = ''] = line.split(' =');
  const file = join(folder, listOfLanguages);
  const text = await readFile(file, 'utf8');
  const at = text.split('\n').findIndex((one) => one.startsWith(start));
  if (start === '' || at < 0) throw new Error(`${page} has no line of ${listOfLanguages}`);
  await writeFile(file, text.split('\n').with(at, line.trimEnd()).join('\n'));
}
