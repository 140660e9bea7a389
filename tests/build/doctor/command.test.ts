import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listKeys, openStore } from '../../../netlify/functions/_shared/store.ts';
import { startPlatform } from '../../../tools/local-platform/server.ts';
import { runDoctor } from '../../functions/doctor/command.ts';
import { dist } from '../site.ts';

const root = join(import.meta.dirname, '../../..');

it('finds no fault in the served site, deletes its test form, and exits with 0', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  const site = await startPlatform({ root, dist, dataDirectory: folder });
  onTestFinished(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });
  // Functions log the test form, which fails the bot check.
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const lastRun = { at: new Date().toISOString(), channels: ['telegram'] };
  await openStore('deliveries').setJSON('last-run', lastRun);

  const { status, stdout, stderr } = await runDoctor([site.url, '--store', folder]);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.filter((line) => !/^ok {11}\S/.test(line))).toEqual([
    'not checked  HTTPS                 a site on this computer has none → run the doctor with the public address',
    '11 checks: 0 faults, 10 ok, 1 not checked',
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(
    /^ok .* contact form .* \(201\) as (TEST-\S+);[\s\S]*^ok .* \1 was deleted/m,
  );
  expect(await listKeys(openStore('submissions'))).toEqual([]);
});
