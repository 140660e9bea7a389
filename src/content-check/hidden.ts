import { tashkentDay } from '../calendar/tashkent.ts';
import { draftDay, type FirstDay } from '../content-types/publication.ts';
import type { Message } from './message.ts';

/** A message if a link leads to an entry that isn't published yet when the linking entry is. */
export function hiddenFrom(reader: FirstDay, target: FirstDay): Message[] {
  if (target <= reader || target <= tashkentDay()) return [];
  return [target === draftDay ? { key: 'hidden.draft' } : { key: 'hidden.day', day: target }];
}
