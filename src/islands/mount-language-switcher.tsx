import { hydrateRoot } from 'react-dom/client';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

/** Makes what the server wrote into `place` alive; if that fails, puts it back. */
export function mountLanguageSwitcher(place: HTMLElement): void {
  const { childNodes } = place.cloneNode(true);
  hydrateRoot(place, <LanguageSwitcher {...JSON.parse(place.dataset['props'] ?? '{}')} />, {
    onUncaughtError(error) {
      console.error(error);
      place.replaceChildren(...childNodes);
    },
  });
}
