import { within } from '../store.ts';
import { attempt } from './attempt.ts';
import { logUnforeseen } from './log-unforeseen.ts';
import type { OutboxServices } from './services.ts';

/**
 * Sends a stored form's messages right after its reply. Never rejects, and takes little longer than
 * the services' patience: what was not confirmed by then is left to the scheduled function.
 */
export async function deliver(services: OutboxServices, recordKey: string): Promise<void> {
  const { channels, patience } = services;
  if (channels.length === 0) return;
  const run = attempt(services, recordKey, AbortSignal.timeout(patience));
  await within(patience + 1000, run).catch((error) => logUnforeseen(recordKey, error));
}
