import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ToastMessages } from '../i18n/browser-messages.ts';
import styles from '../styles/toasts.css?url';
import { maxVisible, notyfStack, type ShowToast } from './toasts/notyf-stack.ts';
import { $toasts, dropToast } from './toasts/store.ts';

interface Props {
  messages: ToastMessages;
}

/** The stack of toasts: those in `$toasts`, as many at once as fit. */
export function Toasts({ messages }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const show = useRef<ShowToast>(undefined);
  /** The ids of toasts that have been shown. */
  const shown = useRef(new Set<number>());
  const toasts = useStore($toasts);

  useEffect(() => {
    if (!root.current) return;
    show.current ??= notyfStack(root.current, messages);
    for (const toast of toasts.slice(0, maxVisible)) {
      if (shown.current.has(toast.id)) continue;
      shown.current.add(toast.id);
      show.current(toast, () => dropToast(toast.id));
    }
  }, [toasts, messages]);

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div ref={root} />
    </>
  );
}
