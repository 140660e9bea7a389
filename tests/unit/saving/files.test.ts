import { expect, it, onTestFinished } from 'vitest';
import { contentPath } from '../../../src/build/site-paths.mjs';
import { filesOf, missingFiles } from '../../../src/saving/files.ts';
import { savedEntry } from '../../../src/saving/saved-entry.ts';
import { entryOf } from '../../../src/saving/site.ts';

const folder = `${contentPath}/news/1-open-day`;

/** What is refused in a news item with a text and a cover. */
async function refused(body: string, cover = 'hall.webp'): Promise<string[]> {
  const path = `${folder}/index.uz.md`;
  const saved = savedEntry({ path, data: { title: 'Kun', cover, body }, i18n: {} });
  if (!saved) throw new Error(`${path} is an entry`);
  const found = await missingFiles(entryOf(saved), await filesOf('owner/name'));
  return found.map(({ field, messages: [first] }) => `${field}: ${first?.key}`);
}

/** Sveltia with these files, and with those that it is about to save. */
function withFiles(files: readonly string[], saving: readonly string[] = []): void {
  const listed = (paths: readonly string[]) => paths.map((path) => ({ path }));
  const own = { assets: { current: listed(files) }, saving: listed(saving) };
  Object.assign(globalThis, { siteScreen: own, localStorage: { getItem: () => '{}' } });
  onTestFinished(() => {
    for (const name of ['siteScreen', 'localStorage']) Reflect.deleteProperty(globalThis, name);
  });
}

it('accepts the pictures of an entry, old and new ones', async () => {
  withFiles([`${folder}/hall.webp`, 'public/documents/plan.webp'], [`${folder}/new one.webp`]);
  const text = '![A](hall.webp) ![B](./new%20one.webp) ![C](/documents/plan.webp)';
  expect(await refused(text)).toEqual([]);
});

it('refuses pictures that don’t exist, in the text and in fields', async () => {
  withFiles([`${folder}/hall.webp`, 'public/documents/plan.webp']);
  expect(await refused('![A](zal.webp) ![B](/documents/zal.webp)', 'zal.webp')).toEqual([
    'cover: image.missing',
    'body: image.missing',
    'body: image.missing',
  ]);
});

it('refuses pictures of other sites and formats that the site can’t show', async () => {
  withFiles([`${folder}/hall.webp`]);
  expect(await refused('![A](https://example.com/a.webp) ![B](a.heic)')).toEqual([
    'body: image.elsewhere',
    'body: image.phone',
  ]);
});

it('refuses a document that doesn’t exist, if the folder’s files are known', async () => {
  withFiles(['public/pdf/rules.pdf']);
  const path = `${contentPath}/disclosure/1-a.yaml`;
  const fieldsRefused = async (file: string) => {
    const saved = savedEntry({ path, data: { file }, i18n: {} });
    if (!saved) throw new Error(`${path} is an entry`);
    return missingFiles(entryOf(saved), await filesOf('owner/name'));
  };
  expect(await fieldsRefused('/pdf/rules.pdf')).toEqual([]);
  expect(await fieldsRefused('/pdf/other.pdf')).toHaveLength(1);
  expect(await fieldsRefused('/elsewhere/other.pdf')).toEqual([]);
});
