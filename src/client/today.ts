import { stateAt } from '../calendar/state-at.ts';
import { tashkentOffsetMs } from '../calendar/tashkent.ts';

type WindowElement = HTMLElement & { dataset: { opens: string; closes: string } };

// Texts for a single state are only in attributes, because browsers that ignore styles would read all of them.
/** Marks application windows as not yet open, open or closed, and says today's line of opening hours. */
function update(): void {
  const now = new Date(Date.now() + tashkentOffsetMs);
  for (const element of document.querySelectorAll<WindowElement>('[data-opens]')) {
    const { dataset } = element;
    const { opens, closes, days } = dataset;
    // A longer string with the same start compares as greater: 20:00:00 is after 20:00.
    const present = now.toJSON().split('T')[days ? 1 : 0] as string;
    const isToday = !days || days.includes(`${now.getUTCDay()}`);
    const state = isToday ? stateAt(present, opens, closes) : '';
    dataset['state'] = state;
    for (const text of element.querySelectorAll<HTMLElement>('[data-otherwise]')) {
      text.textContent = state && (text.dataset[state] ?? (text.dataset['otherwise'] as string));
    }
  }
}

update();
// Phones show a page again after hours or days.
document.addEventListener('visibilitychange', update);
