import { Component, createRef, type ReactNode } from 'react';
import type { IslandFailureMessages } from '../i18n/browser-messages.ts';
import { storeIslandError } from './store-island-error.ts';

interface Props {
  /** The selector of the island's root: `[data-island=contact-form]`. */
  selector: string;
  messages: IslandFailureMessages;
  /** The address of the page that shows the stored error. */
  errorPage: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const copied = 'input:not([type=hidden], [type=file]), textarea, select';

/** Copies entered values from the fields of one element to those with the same names in another. */
function copyFields(from: Element, to: Element): void {
  for (const source of from.querySelectorAll<Control>(copied)) {
    const targets = to.querySelectorAll<Control>(`[name="${CSS.escape(source.name)}"]`);
    for (const target of targets) {
      const isTick = /^(?:radio|checkbox)$/.test(source.type);
      if (!isTick || !('checked' in source && 'checked' in target)) target.value = source.value;
      else if (target.value === source.value) target.checked = source.checked;
    }
  }
}

/**
 * An error boundary for an island that works without script: if it fails, the server's markup is restored
 * below a notice, with all that was typed. The error is stored for the error page.
 */
export class IslandBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override state: State = { failed: false };

  readonly #serverMarkup =
    typeof document === 'undefined'
      ? undefined
      : (document.querySelector(this.props.selector)?.cloneNode(true) as Element | undefined);

  readonly #container = createRef<HTMLDivElement>();

  override componentDidCatch(error: unknown): void {
    storeIslandError(error);
  }

  override getSnapshotBeforeUpdate(_: Props, { failed }: State): null {
    const live = document.querySelector(this.props.selector);
    if (this.state.failed && !failed && live && this.#serverMarkup)
      copyFields(live, this.#serverMarkup);
    return null;
  }

  override componentDidMount(): void {
    this.#restore();
  }

  override componentDidUpdate(): void {
    this.#restore();
  }

  #restore(): void {
    if (!this.#serverMarkup) return;
    this.#serverMarkup.setAttribute('data-failed', '');
    this.#container.current?.replaceChildren(this.#serverMarkup);
  }

  override render(): ReactNode {
    const { messages, errorPage, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <>
        <p className="notice" role="alert">
          {messages.notice} <a href={errorPage}>{messages.details}</a>
        </p>
        <div ref={this.#container} />
      </>
    );
  }
}
