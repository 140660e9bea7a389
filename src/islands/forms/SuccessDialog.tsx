import { useEffect, useId, useRef } from 'react';
import type { FormStrings } from '../../forms/messages.ts';

interface Props {
  /** The stored submission's number; empty while there is none. */
  reference: string;
  strings: FormStrings;
  onClose: () => void;
}

/** Says that a form is stored, under which number, and closes by button, Escape or Enter. */
export function SuccessDialog({ reference, strings, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (reference) dialog.current?.showModal();
  }, [reference]);

  return (
    <dialog ref={dialog} className="dialog stack" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{strings.success}</h2>
      <p>{strings.successText}</p>
      <p>
        {strings.reference}:
        <br />
        <strong className="reference">{reference}</strong>
      </p>
      <p className="soft">{strings.keepReference}</p>
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {strings.close}
      </button>
    </dialog>
  );
}
