import { useEffect, useRef } from 'react';
import type { FormMessages } from '../../forms/messages.ts';
import type { SubmissionFormProps } from './props.ts';

interface Props {
  titleId: string;
  /** The stored submission's reference number; empty while there is none. */
  reference: string;
  /** Whether a confirmation is sent by email. */
  confirmed: boolean;
  messages: FormMessages;
  phone: SubmissionFormProps['links']['phone'];
  onClose: () => void;
}

/**
 * Tells the visitor that a form is stored, its reference number, and what happens next. Its heading has the
 * focus, so that a second Enter neither closes it unread nor follows its link.
 */
export function SuccessDialog(props: Props) {
  const { titleId, reference, confirmed, messages, phone, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const numberId = `${titleId}-number`;

  useEffect(() => {
    if (!reference) return;
    // Missing before Safari 15.4, where the dialog's text follows the page's.
    dialog.current?.showModal?.();
    heading.current?.focus();
  }, [reference]);

  // Browsers without dialogs would show it before anything is sent.
  if (!reference) return null;

  return (
    <dialog
      ref={dialog}
      className="dialog stack"
      aria-labelledby={titleId}
      aria-describedby={numberId}
      onClose={onClose}
    >
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        {messages.sent}
      </h2>
      <p>{messages.sentText}</p>
      <p id={numberId}>
        {messages.reference}:
        <br />
        <strong className="reference">{reference}</strong>
      </p>
      <p>
        {messages.noteNumber} {confirmed && messages.confirmation}
      </p>
      <p>
        {messages.urgent}{' '}
        <a className="nowrap" href={phone.href}>
          {phone.label}
        </a>
      </p>
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {messages.close}
      </button>
    </dialog>
  );
}
