import { createRoot } from 'react-dom/client';
import type { ToastMessages } from '../i18n/toast-messages.ts';
import { warnOnMissing } from '../i18n/warn-on-missing.ts';
import { pushToast, readToast } from '../stores/toasts.ts';
import { Toasts } from './Toasts.tsx';

const place = document.querySelector<HTMLElement>('[data-island=toasts]');

if (place) {
  const messages = warnOnMissing<ToastMessages>(JSON.parse(place.dataset['strings'] ?? '{}'));
  createRoot(place).render(<Toasts messages={messages} />);
}

/** Pushes what a script asked for by a `toast` event. */
export function receiveToast(detail: unknown): void {
  const toast = readToast(detail);
  if (toast) pushToast(toast);
}
