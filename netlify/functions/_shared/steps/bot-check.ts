import { failure } from '../outcome.ts';

/** `unknown`: nobody could tell, because no provider is configured or it didn't answer. */
export type BotVerdict = 'human' | 'bot' | 'unknown';

/** A provider of the bot check. It never rejects: a provider that fails says `unknown`. */
export type VerifyBot = (attempt: {
  token: string | undefined;
  action: string;
  ip: string;
}) => Promise<BotVerdict>;

/** Stands in where no provider is configured. */
export const noProvider: VerifyBot = async () => 'unknown';

/** Fails closed on a bot; what nobody could tell is taken, and its record says so. */
export async function refuseBots(
  verify: VerifyBot,
  attempt: Parameters<VerifyBot>[0],
): Promise<Exclude<BotVerdict, 'bot'>> {
  const verdict = await verify(attempt);
  if (verdict === 'bot') throw failure('refused');
  return verdict;
}
