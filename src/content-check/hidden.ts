import { tashkentDay } from '../calendar/tashkent.ts';
import { draftDay, type FirstDay } from '../content-types/publication.ts';
import type { Message } from './message.ts';

/** Says that readers of one entry can't see another yet that it leads to, if that is so. */
export function hiddenFrom(reader: FirstDay, target: FirstDay): Message[] {
  if (target <= reader || target <= tashkentDay()) return [];
  return [target === draftDay ? { key: 'hidden.draft' } : { key: 'hidden.day', day: target }];
}
