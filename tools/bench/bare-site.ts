import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuildUsage, buildUsage } from './build-usage.ts';

/** A site with one collection, one layout and one page per text, by the path of its files. */
const files = (news: string) => ({
  'astro.config.mjs': 'export default {};\n',
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const loader = glob({ base: ${JSON.stringify(news)}, pattern: '[0-9][0-9][0-9][0-9]*-*/index.*.md' });
const schema = z.object({ title: z.string(), summary: z.string() });
export const collections = { news: defineCollection({ loader, schema }) };
`,
  'src/layouts/Layout.astro': `---
const { title, description } = Astro.props;
---

<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>{title}</title>
    <meta name="description" content={description}>
  </head>
  <body>
    <h1>{title}</h1>
    <slot />
  </body>
</html>
`,
  'src/pages/[...id].astro': `---
import { getCollection, render } from 'astro:content';
import Layout from '../layouts/Layout.astro';

export const getStaticPaths = async () =>
  (await getCollection('news')).map((entry) => ({ params: { id: entry.id }, props: { entry } }));

const { entry } = Astro.props;
const { Content } = await render(entry);
---

<Layout title={entry.data.title} description={entry.data.summary}>
  <Content />
</Layout>
`,
});

/** Builds the generated items of the folder `news` with Astro alone, in a folder that it makes. */
export async function buildBareSite(news: string, folder: string): Promise<BuildUsage> {
  for (const [path, text] of Object.entries(files(news))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return buildUsage(folder, ['--root', folder], {});
}
