import { Notyf, NotyfEvent } from 'notyf';
import type { ToastMessages } from '../../i18n/toast-messages.ts';
import { type Toast, toastKinds } from '../../stores/toasts.ts';
import { type Countdown, countdown } from './countdown.ts';

/** How long a toast is shown, in ms. */
export const toastTime = 5_000;

/** How many toasts are shown at once: the others wait. */
export const mostToasts = 20;

/** Shows a toast above the others and gives what takes it away; `onClose` hears of it either way. */
export type ShowToast = (toast: Toast, onClose: () => void) => () => void;

/**
 * Notyf's stack in `place`. Of its own it writes messages as HTML, announces them as HTML source
 * too, leaves its button without a name and waits for the end of animations that may not run.
 */
export function notyfStack(place: HTMLElement, messages: ToastMessages): ShowToast {
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
  place.append(stack);

  const waits = new Set<Countdown>();
  addEventListener('blur', () => {
    for (const wait of waits) wait.pause('window');
  });
  addEventListener('focus', () => {
    for (const wait of waits) wait.resume('window');
  });

  return ({ kind, text }, onClose) => {
    const notification = notyf.open({ type: kind });
    const node = stack.lastElementChild as HTMLElement;
    stack.prepend(node);
    raise(stack);
    describe(node, messages[kind], text, messages.close);
    node.dataset['toast'] = kind;
    node.role = kind === 'error' ? 'alert' : 'status';
    const announcement = kind === 'error' ? undefined : announce(node);

    const close = () => {
      if (!waits.delete(wait)) return;
      wait.stop();
      notyf.dismiss(notification);
      passFocusOn(node);
      node.remove();
      announcement?.remove();
      onClose();
    };
    const wait = countdown(toastTime, close);
    waits.add(wait);
    if (!document.hasFocus()) wait.pause('window');
    pauseWhile(node, wait, 'mouseenter', 'mouseleave');
    pauseWhile(node, wait, 'focusin', 'focusout');
    notification.on(NotyfEvent.Click, close);
    notification.on(NotyfEvent.Dismiss, close);
    return close;
  };
}

/** An open dialog covers all but what came to the top after it. */
function raise(stack: HTMLElement): void {
  // Safari 16 knows no popovers: there the stack stays below dialogs.
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
  button.ariaLabel = closeLabel;
}

/**
 * Of the regions that come with their text, NVDA and JAWS speak alerts alone: what is no alert is
 * written into one that the page has had from its start. https://github.com/nvaccess/nvda/issues/14591
 */
function announce(node: HTMLElement): HTMLElement {
  node.setAttribute('aria-live', 'off');
  const line = document.createElement('p');
  line.textContent = node.textContent;
  document.querySelector('[data-announcer]')?.append(line);
  return line;
}

function pauseWhile(node: HTMLElement, wait: Countdown, from: string, to: string): void {
  node.addEventListener(from, () => wait.pause(from));
  node.addEventListener(to, () => wait.resume(from));
}

/** A keyboard that closes one toast goes on to the next. */
function passFocusOn(node: HTMLElement): void {
  if (!node.contains(document.activeElement)) return;
  const next = node.nextElementSibling ?? node.previousElementSibling;
  next?.querySelector('button')?.focus();
}
