import { expect, it } from 'vitest';
import { checkEntries, inEnglish, newsText, project, withShared } from './fixture.ts';

/** Words that don't repeat: repeated ones would compress to nothing. */
const words = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    Math.sin(index + 1)
      .toString(36)
      .slice(3, 11),
  ).join(' ');

async function warnings(body: string) {
  const text = withShared('updated: 2026-11-01\n', newsText(body));
  const dir = await project({ 'pages/about/index.uz.md': text });
  return (await checkEntries(dir)).warnings.map(inEnglish);
}

it('warns of a text that no longer fits the first flight of its page', async () => {
  const [warning, ...others] = await warnings(words(1500));
  expect(others).toEqual([]);
  expect(warning).toMatchObject({
    file: expect.stringMatching(/pages.about.index\.uz\.md$/),
    field: 'body',
    message: expect.stringMatching(
      /^this text has 13499 characters\. From about 6\d00 on, .* divide it between two pages/,
    ),
  });
});

it('accepts a text of the usual length', async () => {
  expect(await warnings(words(500))).toEqual([]);
});
