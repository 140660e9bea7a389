import type { Page } from 'playwright/test';
import { contentPath } from '../../../src/build/site-paths.mjs';
import { expect, test } from '../test.ts';
import { siteFiles } from './repository.ts';
import { openScreen, repositoryName } from './screen.ts';

/** How many entries' unsaved changes the browser keeps. */
const draftsKept = async (page: Page) =>
  page.evaluate(
    (repository) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open(`github:${repository}`);
        opening.onsuccess = () => {
          const store = opening.result.transaction('draft-backups').objectStore('draft-backups');
          const count = store.count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
    await repositoryName(page),
  );

test('offers what was typed before the tab was closed', async ({ page }) => {
  const screen = await openScreen(page, siteFiles(`${contentPath}/vacancies/**`));
  const vacancy = 'vacancies/1-all-languages';
  await screen.open(vacancy);
  const day = screen.field('Day announced').getByRole('textbox');
  await day.click();
  await day.fill('2026-11-17');
  await expect.poll(() => draftsKept(page)).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(day).toHaveValue('2026-11-17');
});
