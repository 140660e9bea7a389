import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { challengeMs } from '../../../../src/forms/bot-check.ts';
import { type BotTokens, madeAhead } from '../../../../src/islands/forms/bot-token.ts';

describe('a token that takes long to make', () => {
  const make = vi.fn<() => Promise<string>>();
  let tokens: BotTokens;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    make.mockReset();
    for (const token of ['first', 'second', 'third']) make.mockResolvedValueOnce(token);
    tokens = madeAhead(make);
  });

  it('is made at the touch, once, and is there at the post', async () => {
    tokens.prepare();
    tokens.prepare();
    expect(make).toHaveBeenCalledOnce();
    expect(await tokens.take()).toBe('first');
    expect(make).toHaveBeenCalledOnce();
  });

  it('is made at a post that no touch preceded', async () => {
    expect(await tokens.take()).toBe('first');
  });

  it('is never given to two posts', async () => {
    tokens.prepare();
    expect(await tokens.take()).toBe('first');
    expect(await tokens.take()).toBe('second');
    tokens.prepare();
    expect(await tokens.take()).toBe('third');
  });

  it.each([
    ['kept while half of its time is left', challengeMs / 2 - 1, 'first'],
    ['made anew after that', challengeMs / 2, 'second'],
    ['made anew after the clock was put back', -1000, 'second'],
  ])('is %s', async (_, ageMs, taken) => {
    tokens.prepare();
    vi.setSystemTime(Date.now() + ageMs);
    expect(await tokens.take()).toBe(taken);
  });

  it('is made anew where it failed before the post', async () => {
    make.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('second');
    tokens.prepare();
    expect(await tokens.take()).toBe('second');
  });
});
