import { expect, it } from 'vitest';
import { createProgram, parseSiteUrl } from '../../../tools/doctor/program.ts';
import { runDoctor } from './command.ts';
import { serve } from './server.ts';

it('says how it is called when no address is given', async () => {
  const { status, stdout, stderr } = await runDoctor([]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('npm run doctor -- https://the-site');
  expect(stderr).not.toContain('    at ');
});

it('has a line for each check, also of a site that fails, and exits with 1, without colours', async () => {
  const url = await serve(({ url }, response) =>
    url === '/' ? response.end('<html lang="uz">') : response.destroy(),
  );
  const { status, stdout, stderr } = await runDoctor([url, '--no-post']);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toMatch(
    /^fault {8}site address {12}http:\S+\/ru can’t be read: .* → try again in a minute/,
  );
  expect(stdout).toMatch(/^ok {11}home page {15}in Uzbek/m);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.at(-1)).toMatch(/^25 checks: \d ok, \d+ faults, \d not checked$/);
  expect(lines).toHaveLength(26);
  expect(stdout).not.toContain('\u001b');
});

/** What the program says to arguments that it rejects. */
async function refusalOf(args: readonly string[]): Promise<string> {
  let said = '';
  const program = createProgram(() => expect.unreachable()).configureOutput({
    writeErr: (text) => {
      said += text;
    },
  });
  await expect(program.parseAsync(args, { from: 'user' })).rejects.toThrow();
  return said;
}

it.each([
  [['ftp://camu.uz'], "'ftp://camu.uz' is invalid for argument 'url'. The address of a site looks"],
  [['https://'], "'https://' is invalid for argument 'url'. The address of a site looks like"],
  [['camu.uz', 'more'], 'Expected 1 argument but got 2: camu.uz, more.'],
  [['camu.uz', '--nopost'], "unknown option '--nopost'\n(Did you mean --no-post?)"],
  [['camu.uz', '--store'], "'--store <folder>' argument missing"],
])('rejects %s', async (args, said) => {
  expect(await refusalOf(args)).toContain(said);
});

it('rejects options that npm took for its own', async () => {
  process.env['npm_config_post'] = '';
  const said = await refusalOf(['localhost:9']);
  delete process.env['npm_config_post'];
  expect(said).toMatch(/^Put "--" before the address: npm run doctor -- URL --no-post\n/);
});

it.each([
  ['camu.uz', 'https://camu.uz/'],
  ['http://camu.uz/ru/contact', 'http://camu.uz/ru/contact'],
  ['localhost:8888', 'http://localhost:8888/'],
  ['127.0.0.1', 'http://127.0.0.1/'],
  ['localhost.example', 'https://localhost.example/'],
])('takes %s for %s', (typed, href) => {
  expect(parseSiteUrl(typed).href).toBe(href);
});
