import { atom } from 'nanostores';

export const toastKinds = ['success', 'error', 'warning', 'info'] as const;

export type ToastKind = (typeof toastKinds)[number];

/** A short notice. Its text is shown as text, whatever it holds. */
export interface ToastMessage {
  kind: ToastKind;
  text: string;
}

export interface Toast extends ToastMessage {
  id: number;
}

/** The toasts that are shown or wait to be, the oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Shows a toast as soon as there is room for it. */
export function pushToast({ kind, text }: ToastMessage): void {
  lastId += 1;
  $toasts.set([...$toasts.get(), { id: lastId, kind, text }]);
}

/** Takes a toast away, whether it is shown or still waits. */
export function dropToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** What a script asked for by an event: an unknown kind is a note, and nothing to say is no toast. */
export function readToast(detail: unknown): ToastMessage | undefined {
  const { kind, text }: { kind?: unknown; text?: unknown } = Object(detail);
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  return { kind: toastKinds.find((known) => known === kind) ?? 'info', text };
}
