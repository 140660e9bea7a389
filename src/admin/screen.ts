import { screenLanguage } from './language.ts';
import { createStores } from './stores.ts';

const response = await fetch(`/admin/${screenLanguage()}.json`);
const config = await response.json();
await createStores(config.backend.repo);
// Imported last: Sveltia reads its preferences at once.
const { default: cms } = await import('@sveltia/cms');
await cms.init({ config });
