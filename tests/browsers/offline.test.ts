import { it } from 'vitest';
import { translator } from '../../src/i18n/translate.ts';
import { Visitor } from './visitor.ts';

/** Opens a page, and waits until the service worker keeps it and the page that stands in for others. */
async function read(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor
    .expect(async () => {
      const kept = await Promise.all(
        ['pages', 'offline'].map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return kept.every(Boolean);
    })
    .toBe(true);
}

it('without a connection, pages that were read open, and others are replaced in their language', async () => {
  const visitor = await Visitor.arrive();
  await read(visitor, '/ru/courses');
  const title = await (await visitor.see('h1')).getText();
  visitor.site.disconnect();
  await visitor.open('/ru/fees');
  await visitor.see('h1', translator('ru')('offline.title'));
  await visitor.click('[data-pages-read] a', title);
  await visitor.isAt('/ru/courses');
  await visitor.see('h1', title);
});
