import type { Counts } from '../counters/counts.ts';
import { http } from './http.ts?of=journals';

const element = document.querySelector<HTMLElement>('[data-journal]');
const { journal, gap, from } = element?.dataset ?? {};
const address = `/api/journals/${journal}`;

/** A whole number as the page writes it: `groupDigits(1234567, '.', 1000)` is `1.234.567`. */
export function groupDigits(number: number, separator: string, from: number): string {
  return number < from ? `${number}` : `${number}`.replace(/\B(?=(\d{3})+$)/g, separator);
}

/** Counts the view, then shows the numbers. If a request fails, those that the build wrote stay. */
async function countView(): Promise<void> {
  try {
    const request = fetch(`${address}/views`, { method: 'POST', keepalive: true });
    await request.catch(() => undefined);
    const elements = document.querySelectorAll<HTMLElement>('[data-count]');
    if (!elements[0]) return;
    const counts: Partial<Counts> = await (await http(address)).json();
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

if (journal) {
  // A page that was opened in the background, or prerendered, is not visible yet.
  if (document.hidden) document.addEventListener('visibilitychange', countView, { once: true });
  else countView();
  // A middle click, which opens a tab, is an `auxclick`.
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, countDownload);
}
