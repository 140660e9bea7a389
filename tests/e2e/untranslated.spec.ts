import { expect, test } from './test.ts';

// Lacks the Russian text of a page that the main menu leads to.
test.use({ dist: '.second-build/dist' });

test('the main menu names a page without a translation in the language of its title', async ({
  page,
}) => {
  await page.goto('/ru/about');
  const link = page.locator('nav.sheet a[href="/ru/sections/2"]');
  await expect(link).toHaveAttribute('lang', 'uz');
  await expect(page.locator('nav.sheet a[href="/ru/sections/3"]')).not.toHaveAttribute('lang');
});
