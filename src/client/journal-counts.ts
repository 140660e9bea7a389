import type { Counts } from '../counters/counts.ts';
import { groupDigits } from './group-digits.ts';

// The element next to the script.
const { dataset } = document.querySelector('[data-journal]') as HTMLElement;
const { journal, gap, from } = dataset;
const address = `/api/journals/${journal}`;

/** Counts the view, then shows the counts. If a request fails, those from the build stay. */
async function countView(): Promise<void> {
  try {
    await fetch(`${address}/views`, { method: 'POST', keepalive: true }).catch(() => undefined);
    const elements = document.querySelectorAll<HTMLElement>('[data-count]');
    if (!elements[0]) return;
    const response = await fetch(address);
    if (!response.ok) return;
    const counts: Partial<Counts> = await response.json();
    for (const element of elements) {
      const number = counts[element.dataset['count'] as keyof Counts];
      if (number === undefined) continue;
      element.textContent = groupDigits(number, gap as string, +(from as string));
    }
  } catch {
    // No answer.
  }
}

function countDownload({ target, button }: MouseEvent): void {
  const link = (target as Element).closest('[type*=pdf]');
  if (link && button < 2) navigator.sendBeacon(`${address}/downloads`);
}

// A page that was opened in the background or prerendered is not visible yet.
if (document.hidden) document.addEventListener('visibilitychange', countView, { once: true });
else countView();
// A middle click, which opens a tab, is an `auxclick`.
for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, countDownload);
