// npm run test:references: updates the styleguide's reference screenshots after an intended visual change.
import { glob, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { runOrExit } from '../setup/child-process.mjs';
import { installDependencies } from '../setup/install.mjs';
import { findOrInstallBrowser } from './browser.mjs';
import { buildLaterSite } from './builds.mjs';

await installDependencies();
process.env.CHROME_PATH = await findOrInstallBrowser();
await buildLaterSite();
await runOrExit('playwright', ['test', 'styleguide', '--update-snapshots=all']);

// A palette keeps the references within 3 MB; the comparison tolerates the difference.
for await (const file of glob('tests/e2e/references/*.png')) {
  const image = sharp(await readFile(file)).removeAlpha();
  await writeFile(
    file,
    await image.png({ palette: true, quality: 40, dither: 0, effort: 10 }).toBuffer(),
  );
}
