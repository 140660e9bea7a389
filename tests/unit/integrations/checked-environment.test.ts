import type { AstroIntegration } from 'astro';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkedEnvironment } from '../../../integrations/checked-environment.ts';

type Setup = NonNullable<AstroIntegration['hooks']['astro:config:setup']>;

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

async function setUp(command: string, variables: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const setup = checkedEnvironment().hooks['astro:config:setup'];
  await setup?.({ command } as Parameters<Setup>[0]);
}

const production = { NETLIFY: 'true', CONTEXT: 'production' };
const smtp = { SMTP_URL: 'smtps://user:SECRET@mail.example', MAIL_FROM: 'a@b.example' };

it.each([
  [{ RETENTION_DAYS: '180 days' }, 'RETENTION_DAYS is not a whole number from 1 to 3650'],
  [{ ...smtp, MAIL_TO: 'a@b.example c@d.example' }, /^MAIL_TO is not addresses such as/],
  [smtp, "MAIL_TO is missing: SMTP_URL can't be used without it"],
  [{ ALTCHA_HMAC_KEY: '1' }, /^ALTCHA_HMAC_KEY is not 32 characters/],
])('a production build on the platform fails with %j', async (variables, sentence) => {
  await expect(setUp('build', { ...production, ...variables })).rejects.toThrow(sentence);
});

it('a production build with right variables, or none, does not fail', async () => {
  await setUp('build', production);
  vi.resetModules();
  await setUp('build', { ...production, ...smtp, MAIL_TO: 'a@b.example' });
});

it.each([
  ['dev', production],
  ['build', { ...production, CONTEXT: 'deploy-preview' }],
  ['build', { ...production, NETLIFY: '' }],
])('%s with %j is not stopped', async (command, variables) => {
  await setUp(command, { ...variables, RETENTION_DAYS: '180 days' });
});
