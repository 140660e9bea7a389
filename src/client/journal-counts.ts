import type { Counts } from '../collections/journals/counts.ts';
import { groupDigits } from './group-digits.ts';
import { http } from './http.ts?of=journals';

const place = document.querySelector<HTMLElement>('[data-journal]');
const { journal, separator = '' } = place?.dataset ?? {};
const address = `/api/journals/${journal}`;

async function countView(): Promise<void> {
  const counted = fetch(`${address}/views`, { method: 'POST', keepalive: true });
  await counted.catch(() => undefined);
  await showNumbers();
}

async function showNumbers(): Promise<void> {
  const elements = document.querySelectorAll<HTMLElement>('[data-count]');
  if (elements.length === 0) return;
  const numbers: Partial<Counts> = await (await http(address)).json();
  for (const element of elements) {
    const number = numbers[element.dataset['count'] as keyof Counts];
    if (number !== undefined) element.textContent = groupDigits(number, separator);
  }
}

/** A page that was opened in the background, or rendered ahead, isn't seen yet. */
function onceSeen(run: () => void): void {
  if (document.visibilityState === 'visible') run();
  else document.addEventListener('visibilitychange', () => onceSeen(run), { once: true });
}

function countDownload({ target, button }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a[data-download]');
  if (link && button < 2) navigator.sendBeacon(`${address}/downloads`);
}

if (journal) {
  // Whatever fails, the number that the build wrote stays.
  onceSeen(() => void countView().catch(() => undefined));
  // A middle click, which opens a tab, is an `auxclick`.
  for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, countDownload);
}
