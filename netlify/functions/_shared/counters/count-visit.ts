import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import type { CountKind } from '../../../../src/collections/journals/counts.ts';
import { isoDay } from '../../../../src/i18n/format.ts';
import type { CounterServices } from './counter-services.ts';
import { keepFirst } from './counter-store.ts';
import { markerKey } from './marker.ts';
import { saltOf } from './salt.ts';

/** A visit as it comes in. */
export interface Visit {
  journal: string;
  kind: CountKind;
  ip: string;
  userAgent: string;
  at: Date;
}

/** Every browser says what it is. */
export function isByBot({ userAgent }: Visit): boolean {
  return userAgent === '' || isbot(userAgent);
}

/** Adds the visitor to those of the day, if not yet among them. */
export async function countVisit(services: CounterServices, visit: Visit): Promise<void> {
  const { journal, kind, at } = visit;
  const day = isoDay(at);
  const store = services.openStore();
  const salt = await saltOf(store, day, services.knownSalts, services.patience);
  await keepFirst(store, markerKey({ journal, kind, day }, visitorHash(salt, visit)), '');
}

/** 128 bits. The journal is hashed too, so that one visitor's markers can't be told to be one's. */
function visitorHash(salt: string, { journal, kind, ip, userAgent }: Visit): string {
  const text = [journal, kind, ip, userAgent].join('\n');
  return createHmac('sha256', salt).update(text).digest('hex').slice(0, 32);
}
