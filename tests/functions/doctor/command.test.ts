import { describe, expect, it } from 'vitest';
import { runDoctor } from './command.ts';
import { serve } from './server.ts';

it('says how it is called when no address is given', async () => {
  const { status, stdout, stderr } = await runDoctor([]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('npm run doctor -- https://the-site');
  const help = await runDoctor(['--help']);
  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(stderr).toContain(help.stdout);
});

it.each([
  [['ftp://camu.uz'], "'ftp://camu.uz' is invalid for argument 'url'. The address of a site looks"],
  [['https://'], "'https://' is invalid for argument 'url'. The address of a site looks like"],
  [['camu.uz', 'more'], 'Expected 1 argument but got 2: camu.uz, more.'],
  [['camu.uz', '--nopost'], "unknown option '--nopost'\n(Did you mean --no-post?)"],
  [['camu.uz', '--store'], "'--store <folder>' argument missing"],
])('rejects %s', async (args, said) => {
  const { status, stdout, stderr } = await runDoctor(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(said);
  expect(stderr).not.toContain('    at ');
});

it('rejects options that npm took for its own', async () => {
  const taken = { npm_lifecycle_event: 'doctor', npm_config_post: '' };
  const { status, stderr } = await runDoctor(['localhost:9'], taken);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Put "--" before the address: npm run doctor -- URL --no-post\n/);
});

describe('has one line for a site', () => {
  const line = async (url: string) => {
    const { status, stdout, stderr } = await runDoctor([url]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(/^fault {8}the site .*\n$/);
    return stdout;
  };

  it('that doesn’t run', async () => {
    expect(await line('localhost:9')).toMatch(
      /http:\/\/localhost:9\/ can’t be read: no server runs there → start the site with "npm start"/,
    );
  });

  it('whose name nobody knows', async () => {
    expect(await line('no-such-site.invalid')).toMatch(
      /https:\/\/no-such-site\.invalid\/ can’t be read: .*host name.* → check the address; in Netlify/,
    );
  });

  it('that speaks another language than HTTP', async () => {
    const url = await serve((request) => request.socket.end('SSH-2.0\r\n\r\n'));
    expect(await line(url)).toMatch(/can’t be read: \S/);
  });

  it.each([
    [401, 'it is behind a password → open the site to visitors in Netlify'],
    [503, 'answers 503 → see in Netlify (Deploys) whether a deploy is published'],
  ])('that answers %i to everything', async (status, said) => {
    const url = await serve((_, response) => response.writeHead(status).end());
    expect(await line(url)).toContain(said);
  });

  it('that is at another address', async () => {
    const url = await serve((_, response) =>
      response.writeHead(301, { location: 'https://camu.example/' }).end(),
    );
    expect(await line(url)).toContain(
      'leads to https://camu.example → run the doctor with that address: npm run doctor -- https://camu.example',
    );
  });
});
