import { within } from '../store.ts';
import { attempt } from './attempt.ts';
import { openKey } from './delivery.ts';
import { logUnforeseen } from './log-unforeseen.ts';
import type { OutboxServices } from './outbox-services.ts';

/**
 * Sends a stored form's messages right after its reply. Never rejects, and takes little longer than
 * the services' patience: what was not confirmed by then is left to the scheduled function.
 */
export async function deliver(services: OutboxServices, recordKey: string): Promise<void> {
  const { channels, openStore, patience } = services;
  if (channels.length === 0) return;
  const run = async () => {
    // Before the claim: the scheduled function finds what ends here, however it ends.
    await openStore('deliveries').set(openKey(recordKey), '');
    await attempt(services, recordKey, AbortSignal.timeout(patience));
  };
  await within(patience + 1000, run()).catch((error) => logUnforeseen(recordKey, error));
}
