import { expect, it } from 'vitest';
import { listKeys, openStore } from '../../../netlify/functions/_shared/store.ts';
import { runDoctor } from '../../functions/doctor/command.ts';
import { header, page, when } from './breakages.ts';
import { proxy } from './proxy.ts';
import { builtSite } from './site.ts';

const site = builtSite();

it('checks the served site, prints a line for each check, and exits with 0', async () => {
  const { status, stdout, stderr } = await runDoctor([site.url, '--store', site.folder]);
  expect(stdout).toMatch(/\n\d+ checks: \d+ ok, 0 faults, 1 not checked\n$/);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = stdout.trimEnd().split('\n').slice(0, -1);
  expect(lines.filter((line) => !/^ok {11}\S/.test(line))).toEqual([
    'not checked  HTTPS                   a site on this computer has none → run the doctor with the public address',
  ]);
  expect(stdout).toMatch(
    /^ok .* contact form .* \(201\) as (CAMU-\S+);[\s\S]*^ok .* \1 was deleted/m,
  );
  expect(await listKeys(openStore('submissions'))).toEqual([]);
});

it('exits with 1 for a fault, and writes no colours to a file', async () => {
  const url = await proxy(site.url, when(page, header('x-frame-options')));
  const { status, stdout } = await runDoctor([url, '--no-post', '--store', site.folder]);
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /^fault {8}headers of files {8}a page \(\/\) has no x-frame-options → the file/m,
  );
  expect(stdout).toMatch(/\n\d+ checks: \d+ ok, 1 fault, 3 not checked\n$/);
  expect(stdout).not.toContain('\u001b');
});
