import { hydrateRoot } from 'react-dom/client';
import { messages } from '../i18n/messages.ts';
import { LanguageSwitcher, type LanguageSwitcherProps } from './LanguageSwitcher.tsx';

/** Makes what the server wrote into `place` alive; if that fails, puts it back. */
export function mountLanguageSwitcher(place: HTMLElement): void {
  const { childNodes } = place.cloneNode(true);
  const props = messages<LanguageSwitcherProps>(JSON.parse(place.dataset['props'] ?? '{}'));
  const { label, current, languages } = props;
  hydrateRoot(place, <LanguageSwitcher {...{ label, current, languages }} />, {
    onUncaughtError(error) {
      console.error(error);
      place.replaceChildren(...childNodes);
    },
  });
}
