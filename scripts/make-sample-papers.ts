import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paperPage } from './sample-papers/page.ts';
import { samplePapers } from './sample-papers/papers.ts';

const onest = (name: string) => readFile(`node_modules/@expo-google-fonts/onest/${name}.ttf`);
const fonts = {
  regular: await onest('400Regular/Onest_400Regular'),
  bold: await onest('700Bold/Onest_700Bold'),
};

// Writes the sample articles' files that the journals' issues name: node scripts/make-sample-papers.ts
for (const paper of await samplePapers()) {
  const file = join('public', paper.file);
  const bytes = await paperPage(paper, fonts);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
