import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef, createElement as tag } from 'react';
import type { Written } from './written.ts';

/** The control of a value whose digits may be typed with spaces. A class, as the field of texts. */
export const digitField = (written: Written) =>
  class DigitField extends Component<CustomFieldControlProps> {
    readonly #input = createRef<HTMLInputElement>();

    override componentDidMount(): void {
      this.#show();
    }

    /** Shows a value from elsewhere: a draft, a copy. What is being typed stays as it is. */
    override componentDidUpdate(): void {
      if (document.activeElement !== this.#input.current) this.#show();
    }

    #show(): void {
      if (this.#input.current) this.#input.current.value = written.textOf(this.props.value);
    }

    override render() {
      const { forID, classNameWrapper, onChange } = this.props;
      return tag('input', {
        ref: this.#input,
        type: 'text',
        id: forID,
        className: classNameWrapper,
        inputMode: written.inputMode,
        'aria-labelledby': `${forID}-label`,
        'aria-errormessage': `${forID}-error`,
        onInput: ({ currentTarget }) => onChange(written.valueOf(currentTarget.value)),
        onBlur: () => this.#show(),
      });
    }
  };
