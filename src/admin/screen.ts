import { screenLanguage } from './language.ts';
import { listenToSaving } from './saving/listeners.ts';
import { createStores } from './stores.ts';

const locale = screenLanguage();
const response = await fetch(`/admin/${locale}.json`);
const config = await response.json();
const repository = config.backend.repo;
await createStores(repository);
// Imported last: Sveltia reads its preferences at once.
const { default: cms } = await import('@sveltia/cms');
listenToSaving(cms, repository, locale);
await cms.init({ config });
