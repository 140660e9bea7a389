import { describe, expect, it, vi } from 'vitest';
import { judgeSender } from '../../../netlify/functions/_shared/steps/bot-check.ts';
import { noToken } from '../../../src/forms/bot-check.ts';

describe('a sender', () => {
  const storage = { storageTimeoutMs: 60_000 };
  const attempt = {
    token: 'token',
    script: true,
    action: 'contact',
    ip: '192.0.2.1',
    hosts: ['camu.example'],
    now: new Date(),
  } as const;

  it.each(['human', 'bot', 'inFlight', 'repeated', 'reused', 'unknown'] as const)(
    'is %s by the provider',
    async (verdict) => {
      expect(await judgeSender(storage, async () => verdict, attempt)).toBe(verdict);
    },
  );

  it.each([
    ['a browser without script', undefined, false, 'unknown'],
    ['a script', undefined, true, 'none'],
    ['a script whose provider failed', noToken, true, 'unknown'],
    ['a page that says so', noToken, false, 'unknown'],
  ] as const)(
    'without a token, as %s, is judged without the provider',
    async (_, token, script, judged) => {
      const verify = vi.fn(async () => 'bot' as const);
      expect(await judgeSender(storage, verify, { ...attempt, token, script })).toBe(judged);
      expect(verify).not.toHaveBeenCalled();
    },
  );

  it('is unknown when the provider does not answer in time', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const verify = () => new Promise<never>(() => undefined);
    expect(await judgeSender({ storageTimeoutMs: 10 }, verify, attempt)).toBe('unknown');
    log.mockRestore();
  });

  it('is unknown when the provider fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const verify = () => Promise.reject(new Error('down'));
    expect(await judgeSender(storage, verify, attempt)).toBe('unknown');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
