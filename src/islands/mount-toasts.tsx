import { createRoot } from 'react-dom/client';
import { pushToast, readToast } from '../stores/toasts.ts';
import { Toasts } from './Toasts.tsx';

const place = document.querySelector<HTMLElement>('[data-island=toasts]');

if (place) {
  createRoot(place).render(<Toasts strings={JSON.parse(place.dataset['strings'] ?? '{}')} />);
}

/** Pushes what a script asked for by a `toast` event. */
export function receiveToast(detail: unknown): void {
  const toast = readToast(detail);
  if (toast) pushToast(toast);
}
