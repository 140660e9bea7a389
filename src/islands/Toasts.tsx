import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ToastMessages } from '../i18n/toast-messages.ts';
import { $toasts, dropToast } from '../stores/toasts.ts';
import styles from '../styles/toasts.css?url';
import { mostToasts, notyfStack, type ShowToast } from './toasts/notyf-stack.ts';

interface Props {
  messages: ToastMessages;
}

/** The stack of toasts: what `$toasts` holds, twenty at once. */
export function Toasts({ messages }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const show = useRef<ShowToast>(undefined);
  const shown = useRef(new Map<number, () => void>());
  const toasts = useStore($toasts);

  useEffect(() => {
    if (!place.current) return;
    show.current ??= notyfStack(place.current, messages);
    const island = place.current.closest<HTMLElement>('[data-island]');
    if (island) island.dataset['hydrated'] = '';
    const ids = new Set(toasts.map(({ id }) => id));
    for (const [id, close] of shown.current) if (!ids.has(id)) close();
    for (const toast of toasts.slice(0, mostToasts)) {
      if (shown.current.has(toast.id)) continue;
      const close = show.current(toast, () => {
        shown.current.delete(toast.id);
        dropToast(toast.id);
      });
      shown.current.set(toast.id, close);
    }
  }, [toasts, messages]);

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div ref={place} />
    </>
  );
}
