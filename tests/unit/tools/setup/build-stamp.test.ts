import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildVariables } from '../../../../tools/setup/build.mjs';

const root = join(import.meta.dirname, '../../../..');
const files = globSync(['astro.config.mjs', '{integrations,src}/**/*.{astro,mjs,ts,tsx}'], {
  cwd: root,
  // Commands, which no build runs, and the language of messages.
  exclude: [
    'src/admin/publishing/main.ts',
    'src/content-check/command-line.ts',
    'src/content-check/language.ts',
  ],
});

/** The ways to read a variable by name: member, index and destructuring. */
const reading =
  /process\.env(?:\.(?<member>\w+)|\[['"](?<index>\w+)['"]\])|\{(?<parts>[^{}]*)\} = process\.env;/g;

/** The variables that a file reads; fails if it reads them in any other way. */
function variablesOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8');
  const found = [...code.matchAll(reading)].map(({ groups = {} }) => groups);
  expect(found, `${file} reads each variable by its name`).toHaveLength(
    code.split('process.env').length - 1,
  );
  return found.flatMap(({ member, index, parts = '' }) => [
    ...[member, index].filter((name) => name !== undefined),
    ...[...parts.matchAll(/(\w+)(?::\s*\w+)?(?:\s*=[^,]*)?(?:,|\s*$)/g)].map(
      ([, name]) => `${name}`,
    ),
  ]);
}

it('the build stamp contains every variable that the build reads', () => {
  const read = new Set(files.flatMap(variablesOf));
  expect([...read].sort()).toEqual([...buildVariables].sort());
});
