import { atom } from 'nanostores';

/** The kinds of toasts; an error is announced as an alert. */
export const toastKinds = ['success', 'error', 'warning', 'info'] as const;

export type ToastKind = (typeof toastKinds)[number];

/** A short notice. Its text is shown as plain text, even if it contains HTML. */
export interface ToastMessage {
  kind: ToastKind;
  text: string;
}

/** A toast in the stack. */
export interface Toast extends ToastMessage {
  id: number;
}

/** The toasts that are shown or queued, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Queues a toast, which is shown as soon as there is room for it. */
export function pushToast({ kind, text }: ToastMessage): void {
  lastId += 1;
  $toasts.set([...$toasts.get(), { id: lastId, kind, text }]);
}

/** Removes a toast that was closed, which makes room for the next one. */
export function dropToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** The toast in a `toast` event's detail: an unknown kind becomes `info`; without a text there is none. */
export function readToast(detail: unknown): ToastMessage | undefined {
  const { kind, text }: { kind?: unknown; text?: unknown } = Object(detail);
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  return { kind: toastKinds.find((known) => known === kind) ?? 'info', text };
}
