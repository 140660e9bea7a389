import { useRef, useState } from 'react';
import type { FormMessages } from '../../forms/messages.ts';

/** Makes a chosen picture fit for the form, and says what was done to it. */
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
      // Without the module, the file is sent or refused as it is.
      preparing.current = prepare(input).catch(() => undefined);
    },
    prepared: () => preparing.current,
    forget: () => setStatus(''),
  };
}
