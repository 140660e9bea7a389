import { stateAt } from '../calendar/state-at.ts';
import { tashkentOffsetMs } from '../calendar/tashkent.ts';

type WindowElement = HTMLElement & { dataset: { opens: string; closes: string } };

// Marks application windows as not yet open, open or closed, and today's line of opening hours. Until
// then the page has the states of the build. Texts for a single state are only in attributes, because
// browsers that ignore styles would read all of them.
const now = new Date(Date.now() + tashkentOffsetMs);
for (const element of document.querySelectorAll<WindowElement>('[data-opens]')) {
  const { dataset } = element;
  const { opens, closes, days } = dataset;
  // A longer string with the same start compares as greater: 20:00:00 is after 20:00.
  const present = now.toJSON().split('T')[days ? 1 : 0] as string;
  if (!days || days.includes(`${now.getUTCDay()}`)) {
    const state = stateAt(present, opens, closes);
    dataset['state'] = state;
    for (const text of element.querySelectorAll<HTMLElement>('[data-otherwise]')) {
      text.textContent = text.dataset[state] ?? (text.dataset['otherwise'] as string);
    }
  }
}
