import { expect, it } from 'vitest';
import { runDoctor } from './command.ts';
import { serve } from './server.ts';

it('has a line for each check, also of a site that fails, and exits with 1, without colours', async () => {
  const url = await serve(({ url }, response) =>
    url === '/'
      ? response.end('<link rel="canonical" href="http://localhost:1/">')
      : response.destroy(),
  );
  const address = url.replace('http://', '');
  const { status, stdout, stderr } = await runDoctor([address, '--no-post']);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toMatch(/^ok {11}site address {10}pages call themselves/);
  expect(stdout).toMatch(
    /^fault {8}functions {13}http:\S+ can’t be read: .* → try again in a min/m,
  );
  const lines = stdout.trimEnd().split('\n');
  expect(lines.at(-1)).toMatch(/^11 checks: \d faults, \d ok, \d not checked$/);
  expect(lines).toHaveLength(12);
  expect(stdout).not.toContain('\u001b');
});

it.each([
  [[], "missing required argument 'url'"],
  [['ftp://camu.uz'], "'ftp://camu.uz' is invalid for argument 'url'. The address of a site looks"],
  [['https://'], "'https://' is invalid for argument 'url'. The address of a site looks like"],
  [['camu.uz', '--nopost'], "unknown option '--nopost'\n(Did you mean --no-post?)"],
])('rejects %s with 2, and says how it is called', async (args, said) => {
  const { status, stdout, stderr } = await runDoctor(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(said);
  expect(stderr).toContain('npm run doctor -- https://the-site');
  expect(stderr).not.toContain('    at ');
});

it('rejects options that npm took for its own', async () => {
  const { status, stderr } = await runDoctor(['localhost:3'], { npm_config_post: '' });
  expect(stderr).toMatch(/^Put "--" before the address: npm run doctor -- URL --no-post\n/);
  expect(status).toBe(2);
});

it('asks for HTTPS, but of a site on this computer', async () => {
  const { stdout } = await runDoctor(['no-such-site.invalid']);
  expect(stdout).toContain('https://no-such-site.invalid/ can’t be read');
});
