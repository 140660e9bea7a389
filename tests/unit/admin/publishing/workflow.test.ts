import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workflow = parse(read('.github/workflows/publish.yml'));
const { scripts } = JSON.parse(read('package.json'));
const { steps } = workflow.jobs.publish;

it('checks the content with an existing command, and only then has the site built', () => {
  const commands: string[] = steps.map(({ run }: { run?: string }) => run ?? '');
  const check = commands.indexOf('npm run check:publication');
  const build = commands.findIndex((command) => command.includes('$NETLIFY_BUILD_HOOK'));
  expect(scripts).toHaveProperty(['check:publication']);
  expect(check).toBeGreaterThan(0);
  expect(build).toBeGreaterThan(check);
  expect(steps[check]).not.toHaveProperty('continue-on-error');
  // Without `always()`, a step runs only after the others have succeeded.
  expect(steps[build].if).toBe("github.event_name == 'repository_dispatch'");
});

it('runs for the event of the authors’ screen, under the name that the screen looks for', () => {
  const patches = read('src/sveltia/patches.ts');
  const [type] = workflow.on.repository_dispatch.types;
  expect(patches).toContain(`event_type:\`${type}\``);
  expect(workflow['run-name']).toMatch(/ \$\{\{ github\.event\.client_payload\.id /);
});

it('has no more rights than reading, and passes values of the event only as variables', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  for (const { run } of steps) expect(run ?? '').not.toContain('${{');
});
