import { Notyf, NotyfEvent } from 'notyf';
import type { ToastMessages } from '../../i18n/browser-messages.ts';
import { type Countdown, countdown } from './countdown.ts';
import { type Toast, toastKinds } from './store.ts';

/** How long a toast is shown; an error stays until it is closed. */
const toastDurationMs = 5_000;

/** How many toasts are shown at once; the others wait. */
export const maxVisible = 20;

/** Shows a toast above the others until it is closed or its time is over, then runs `onClose`. */
export type ShowToast = (toast: Toast, onClose: () => void) => void;

/**
 * Notyf's stack in `root`. Notyf itself would write messages as HTML and announce the HTML source, has no
 * name for its close button and only removes a toast after an animation, which may not run.
 * https://github.com/caroso1222/notyf/issues/141
 */
export function notyfStack(root: HTMLElement, messages: ToastMessages): ShowToast {
  const notyf = new Notyf({
    duration: 0,
    dismissible: true,
    ripple: false,
    position: { x: 'right', y: 'top' },
    types: toastKinds.map((type) => ({
      type,
      className: 'toast',
      icon: false,
      backgroundColor: '',
    })),
  });
  document.querySelector('.notyf-announcer')?.remove();
  const stack = document.querySelector('.notyf') as HTMLElement;
  stack.popover = 'manual';
  root.append(stack);

  const timers = new Set<Countdown>();
  addEventListener('blur', () => {
    for (const timer of timers) timer.pause('window');
  });
  addEventListener('focus', () => {
    for (const timer of timers) timer.resume('window');
  });

  return ({ kind, text }, onClose) => {
    const notification = notyf.open({ type: kind });
    const node = stack.lastElementChild as HTMLElement;
    stack.prepend(node);
    raise(stack);
    describe(node, messages[kind], text, messages.close);
    node.dataset['toast'] = kind;
    node.setAttribute('role', kind === 'error' ? 'alert' : 'status');
    const announcement = kind === 'error' ? undefined : announce(node);

    const close = () => {
      if (!timers.delete(timer)) return;
      timer.stop();
      notyf.dismiss(notification);
      focusNextToast(node);
      node.remove();
      announcement?.remove();
      onClose();
    };
    const timer = countdown(toastDurationMs, close);
    timers.add(timer);
    if (kind === 'error') timer.pause(kind);
    if (!document.hasFocus()) timer.pause('window');
    pauseWhile(node, timer, 'mouseenter', 'mouseleave');
    pauseWhile(node, timer, 'focusin', 'focusout');
    node.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close();
    });
    notification.on(NotyfEvent.Click, close);
    notification.on(NotyfEvent.Dismiss, close);
  };
}

/** Moves the stack to the top layer, above a dialog that was opened after it. */
function raise(stack: HTMLElement): void {
  // Safari 16 has no popovers, so the stack stays below dialogs there.
  if (!stack.showPopover) return;
  if (stack.matches(':popover-open')) {
    if (!document.querySelector('dialog:modal')) return;
    stack.hidePopover();
  }
  stack.showPopover();
}

function describe(node: HTMLElement, label: string, text: string, closeLabel: string): void {
  const heading = document.createElement('strong');
  heading.textContent = label;
  node.querySelector('.notyf__message')?.append(heading, ` ${text}`);
  const button = node.querySelector('button') as HTMLButtonElement;
  button.type = 'button';
  button.setAttribute('aria-label', closeLabel);
}

/**
 * NVDA and JAWS announce a live region that is inserted together with its text only if it is an alert, so
 * other toasts are also written into a region that is on the page from the start.
 * https://github.com/nvaccess/nvda/issues/14591
 */
function announce(node: HTMLElement): HTMLElement {
  node.setAttribute('aria-live', 'off');
  const line = document.createElement('p');
  line.textContent = node.textContent;
  document.querySelector('[data-announcer]')?.append(line);
  return line;
}

function pauseWhile(node: HTMLElement, timer: Countdown, start: string, end: string): void {
  node.addEventListener(start, () => timer.pause(start));
  node.addEventListener(end, () => timer.resume(start));
}

/** Closing a toast by keyboard moves the focus to the next one. */
function focusNextToast(node: HTMLElement): void {
  if (!node.contains(document.activeElement)) return;
  const next = node.nextElementSibling ?? node.previousElementSibling;
  next?.querySelector('button')?.focus();
}
