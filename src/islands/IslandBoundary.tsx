import { Component, createRef, type ReactNode } from 'react';
import { storeError } from '../client/stored-error.ts';
import type { FailureStrings } from '../i18n/failure-strings.ts';
import { copyFields } from './copy-fields.ts';

interface Props {
  /** Selects the island's root, as `[data-island=contact-form]`. */
  of: string;
  strings: FailureStrings;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/**
 * When the island inside fails, puts back what the server wrote, which works without script, with
 * all that was typed, and says so. The error is logged and kept for the error page.
 */
export class IslandBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override state: State = { failed: false };

  readonly #served =
    typeof document === 'undefined'
      ? undefined
      : (document.querySelector(this.props.of)?.cloneNode(true) as Element | undefined);

  readonly #place = createRef<HTMLDivElement>();

  override componentDidCatch(error: unknown): void {
    storeError(error);
  }

  override getSnapshotBeforeUpdate(_: Props, { failed }: State): null {
    const live = document.querySelector(this.props.of);
    if (this.state.failed && !failed && live && this.#served) copyFields(live, this.#served);
    return null;
  }

  override componentDidMount(): void {
    this.#putBack();
  }

  override componentDidUpdate(): void {
    this.#putBack();
  }

  #putBack(): void {
    if (this.#served) this.#place.current?.replaceChildren(this.#served);
  }

  override render(): ReactNode {
    const { strings, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <>
        <p className="notice" role="alert">
          {strings.notice} <a href={strings.errorPage}>{strings.details}</a>
        </p>
        <div ref={this.#place} />
      </>
    );
  }
}
