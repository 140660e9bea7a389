import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['everything', 'toString'])('npm test reports the unknown check %s', (name) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/test/test.mjs', name], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain(`No check is called "${name}": choose from types, lint`);
});
