import type { Locale } from '../i18n/locales.ts';
import { listenToSaving } from '../saving/listeners.ts';
import { screenLanguage } from '../sveltia/language.ts';
import { createStores } from '../sveltia/stores.ts';
import { registerText } from '../text-field/register.ts';
import { registerDigits } from './digits/register.ts';
import { setHooks } from './hooks.ts';
import { dictionaries } from './messages/dictionaries.ts';

const locale = screenLanguage();
try {
  await start(locale);
} catch (error) {
  const { text, retry } = dictionaries[locale].notLoaded;
  const link = Object.assign(document.createElement('a'), { href: '', textContent: retry });
  document.body.replaceChildren(text, ' ', link);
  console.error(error);
}

async function start(locale: Locale): Promise<void> {
  const response = await fetch(`/admin/${locale}.json`);
  const { kept, highest, ...config } = await response.json();
  const repository = config.backend.repo;
  setHooks({ kept, highest }, repository, locale);
  await createStores(repository);
  // Sveltia animates each change of page with it, which takes seconds on computers without a graphics card.
  Object.defineProperty(document, 'startViewTransition', { value: undefined });
  // Imported last: Sveltia reads its preferences on import.
  const { default: cms } = await import('@sveltia/cms');
  listenToSaving(cms, repository, locale);
  registerDigits(cms);
  registerText(cms, locale);
  await cms.init({ config });
  // In development Vite covers or reloads its pages when content changes, with everything that is typed in
  // them. It waits for these listeners first.
  const never = () => Promise.withResolvers<void>().promise;
  import.meta.hot?.on('vite:beforeFullReload', never);
  import.meta.hot?.on('vite:error', never);
}
