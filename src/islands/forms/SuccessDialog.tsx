import { useEffect, useRef } from 'react';
import type { FormMessages } from '../../forms/messages.ts';

interface Props {
  titleId: string;
  /** The stored submission's reference number; empty while there is none. */
  reference: string;
  messages: FormMessages;
  onClose: () => void;
}

/** Says that a form is stored and under which number. Its button, Escape and Enter close it. */
export function SuccessDialog({ titleId, reference, messages, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (reference) dialog.current?.showModal();
  }, [reference]);

  return (
    <dialog ref={dialog} className="dialog stack" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{messages.success}</h2>
      <p>{messages.successText}</p>
      <p>
        {messages.reference}:
        <br />
        <strong className="reference">{reference}</strong>
      </p>
      <p className="soft">{messages.keepReference}</p>
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {messages.close}
      </button>
    </dialog>
  );
}
