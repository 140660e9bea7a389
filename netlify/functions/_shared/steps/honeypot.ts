import { failure } from '../errors.ts';
import type { Envelope } from './envelope.ts';

/** Programs fill in every field; people leave the one that they don't see. */
export function refuseFilledHoneypot({ website }: Envelope): void {
  if (website !== '') throw failure('refused', 'honeypot');
}
