// Takes the styleguide's reference pictures again, after a change to the look that is meant.
import { glob, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runOrExit } from '../setup/child-process.mjs';
import { installDependencies } from '../setup/install.mjs';
import { findOrInstallBrowser } from './browser.mjs';
import { secondBuild } from './second-build.mjs';

await installDependencies();
process.env.CHROME_PATH = await findOrInstallBrowser();
await secondBuild();
await runOrExit('playwright', ['test', 'styleguide', '--update-snapshots=all']);

// Fewer colours, so that all references stay within 3 MB; the comparison's tolerance covers it.
for await (const file of glob('tests/e2e/references/*.png')) {
  const picture = sharp(await readFile(file)).removeAlpha();
  await writeFile(
    file,
    await picture.png({ palette: true, quality: 40, dither: 0, effort: 10 }).toBuffer(),
  );
}
