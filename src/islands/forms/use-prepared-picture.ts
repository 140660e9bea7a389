import { useRef, useState } from 'react';
import type { FormMessages } from '../../forms/messages.ts';

/** Converts a chosen picture so that the form accepts it, and tells the visitor how it was changed. */
export function usePreparedPicture(messages: FormMessages) {
  const [status, setStatus] = useState('');
  const preparing = useRef<Promise<void>>(undefined);

  async function prepare(input: HTMLInputElement) {
    const { preparePicture } = await import('./prepare-picture.ts');
    const preparation = await preparePicture(input);
    if (preparation) setStatus(messages[preparation]);
  }

  return {
    status,
    handleFile: (input: HTMLInputElement) => {
      setStatus('');
      // If the module can't be loaded, the file is sent or rejected unchanged.
      preparing.current = prepare(input).catch(() => undefined);
    },
    prepared: () => preparing.current,
    forget: () => setStatus(''),
  };
}
