import { findOrInstallBrowser, findOrInstallShell } from '../../../tools/test/browser.mjs';
import { outcomeOf } from '../commands/run.ts';
import type { Outcome } from '../outcome.ts';

/**
 * Opens the form of every entry on the authors' screen, changes a letter and saves: one line of one
 * file must differ. It is the browser test that opens one form of each collection in `npm test`.
 */
export async function auditForms(): Promise<Outcome> {
  return outcomeOf(
    {
      program: 'playwright',
      args: ['test', 'round-trip', '--reporter=line'],
      env: {
        EVERY_FORM: 'true',
        CHROME_PATH: await findOrInstallBrowser(),
        HEADLESS_SHELL_PATH: await findOrInstallShell(),
      },
    },
    'a save on the authors’ screen changes more than the author did: tell the developers',
  );
}
