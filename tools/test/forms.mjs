// npm run test:forms: changes every entry of every collection in the authors' screen, where npm test
// takes the largest of each collection. Some minutes; for a new version of Sveltia CMS.
import { build } from '../setup/build.mjs';
import { runOrExit } from '../setup/child-process.mjs';
import { installDependencies } from '../setup/install.mjs';
import { findOrInstallBrowser, findOrInstallShell } from './browser.mjs';

await installDependencies();
process.env.CHROME_PATH = await findOrInstallBrowser();
process.env.HEADLESS_SHELL_PATH = await findOrInstallShell();
await build();
await runOrExit('playwright', ['test', 'round-trip'], { EVERY_FORM: 'true' });
