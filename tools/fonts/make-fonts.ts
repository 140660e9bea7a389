import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { subsets } from './subsets.ts';

// Subsets the heading font to the site's characters: node tools/fonts/make-fonts.ts
const font = await readFile('node_modules/@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf');
for (const { name, characters } of subsets) {
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2' });
  await writeFile(`src/assets/fonts/onest-${name}.woff2`, subset);
  console.log(`onest-${name}.woff2: ${subset.length} bytes`);
}
